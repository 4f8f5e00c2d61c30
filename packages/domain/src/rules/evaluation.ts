import { isBlank } from './blank.ts';

/** An evaluation answer: exactly one of choice, choices, text or stars (FORMS-18). */
export type EvaluationReply =
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
      return answer.stars > 0 && answer.stars <= 5 ? undefined : 'INVALID_RATING.stars';
  }
}

/** The answered questions after one more; answering one again does not count twice (FORMS-19). */
export function withAnswered(answered: readonly number[], questionId: number): number[] {
  return answered.includes(questionId) ? [...answered] : [...answered, questionId];
}

/** Tells whether the form is complete: as many answered as were asked (FORMS-20). */
export function isEvaluationComplete(answered: readonly number[], total: number): boolean {
  return new Set(answered).size >= total;
}
