import { contentKey, type PlacedContent } from './content-place.ts';
import { exerciseKey } from './exercise-key.ts';

/** An attempt at a questionnaire: of a content in its place, or opened by itself (QUIZ-20). */
export type Attempt =
  | { readonly kind: 'content'; readonly placed: PlacedContent; readonly questionnaireId: number }
  | { readonly kind: 'exercise'; readonly questionnaireId: number };

/** How the outbox names what an attempt's answers belong to. */
export const attemptKey = (attempt: Attempt): string =>
  attempt.kind === 'content' ? contentKey(attempt.placed) : exerciseKey(attempt.questionnaireId);
