import { isBlank } from './blank.ts';
import { maxStars } from './rating.ts';

/** How many stars the scale of a question has: as many as it says, at most five, and five where it says nothing that could be a scale (FORMS-17). */
export const starsOnScale = ({ evaluation }: { evaluation: number | null }): number =>
  evaluation !== null && evaluation > 0 && evaluation < maxStars ? evaluation : maxStars;

/** An evaluation answer: exactly one of choice, choices, text or stars (FORMS-18). */
type EvaluationReply =
  | { kind: 'single'; answerId: number | undefined }
  | { kind: 'multiple'; multiAnswerIds: readonly number[] }
  | { kind: 'text'; answerText: string }
  | { kind: 'stars'; stars: number; scale?: number };

/** Refuses an answer that says nothing, or stars outside of the scale. */
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
      return answer.stars > 0 && answer.stars <= (answer.scale ?? maxStars)
        ? undefined
        : 'INVALID_RATING.stars';
  }
}
