import { isBlank } from './blank.ts';

/** Refuses a blank note (COURSE-33). */
export function noteProblem(note: { text: string }): 'INVALID_CONTENT_ANNOTATION' | undefined {
  return isBlank(note.text) ? 'INVALID_CONTENT_ANNOTATION' : undefined;
}
