import { isBlank } from './blank.ts';
import { maxStars } from './rating.ts';

/** An evaluation answer: exactly one of choice, choices, text or stars (FORMS-18). */
type EvaluationReply =
  | { kind: 'single'; answerId: number | undefined }
  | { kind: 'multiple'; multiAnswerIds: readonly number[] }
  | { kind: 'text'; answerText: string }
  | { kind: 'stars'; stars: number };

/** Refuses an answer that says nothing, or stars outside 1 to 5. */
export function evaluationAnswerProblem(
  answer: EvaluationReply,
): 'REQUIRED' | 'INVALID_RATING.stars' | undefined {
  switch (answer.kind) {
    case 'single':
      return answer.answerId === undefined ? 'REQUIRED' : undefined;
    case 'multiple':
      return answer.multiAnswerIds.length === 0 ? 'REQUIRED' : undefined;
    case 'text':
      return isBlank(answer.answerText) ? 'REQUIRED' : undefined;
    case 'stars':
      return answer.stars > 0 && answer.stars <= maxStars ? undefined : 'INVALID_RATING.stars';
  }
}
