import type { Problems } from '../errors.ts';
import { isBlank } from './blank.ts';

/** Longest title and description of a suggestion, in characters (FORMS-02, FORMS-03). */
export const suggestionLimits = { title: 100, description: 500 } as const;

/** What a suggestion lacks: both fields are required, and each has its limit (FORMS-02, FORMS-03). */
export function suggestionProblems(suggestion: {
  title: string;
  description: string;
}): Problems<'title' | 'description'> {
  const title = textProblem(suggestion.title, suggestionLimits.title);
  const description = textProblem(suggestion.description, suggestionLimits.description);
  return { ...(title && { title }), ...(description && { description }) };
}

/** Refuses a blank text, or one longer than `max` characters. */
function textProblem(text: string, max: number): 'REQUIRED' | 'TOO_LONG' | undefined {
  if (isBlank(text)) return 'REQUIRED';
  return text.length > max ? 'TOO_LONG' : undefined;
}
