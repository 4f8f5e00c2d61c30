import {
  type ErrorCode,
  type EvaluationAnswer,
  type EvaluationQuestion,
  evaluationAnswerProblem,
  starsOnScale,
} from '@student/domain';

/** What the form of a question holds, whichever its kind. */
export type Answers = { stars: number; choice: string; choices: string[]; text: string };

/** The form's values for what was answered; without an answer, empty ones. */
export const answersOf = ({
  stars,
  answerId,
  multiAnswerIds = [],
  answerText,
}: Partial<EvaluationQuestion> | EvaluationAnswer): Answers => ({
  stars: stars ?? 0,
  choice: answerId ? String(answerId) : '',
  choices: multiAnswerIds.map(String),
  text: answerText ?? '',
});

/** What an answer lacks, at the field of its kind. */
export function problemsOf(
  question: EvaluationQuestion,
  { stars, choice, choices, text }: Answers,
): Partial<Record<keyof Answers, ErrorCode>> {
  switch (question.type) {
    case 'STARS': {
      const scale = starsOnScale(question);
      const problem = evaluationAnswerProblem({ kind: 'stars', stars, scale });
      return problem ? { stars: problem } : {};
    }
    case 'SINGLE_CHOICE': {
      const answerId = choice === '' ? undefined : Number(choice);
      const problem = evaluationAnswerProblem({ kind: 'single', answerId });
      return problem ? { choice: problem } : {};
    }
    case 'MULTIPLE_CHOICE': {
      const problem = evaluationAnswerProblem({ kind: 'multiple', multiAnswerIds: choices.map(Number) });
      return problem ? { choices: problem } : {};
    }
    case 'TEXT': {
      const problem = evaluationAnswerProblem({ kind: 'text', answerText: text });
      return problem ? { text: problem } : {};
    }
  }
}

/** The field that fits the question (FORMS-18). */
export function bodyOf(
  { type }: EvaluationQuestion,
  { stars, choice, choices, text }: Answers,
): EvaluationAnswer {
  switch (type) {
    case 'STARS':
      return { stars };
    case 'SINGLE_CHOICE':
      return { answerId: Number(choice) };
    case 'MULTIPLE_CHOICE':
      return { multiAnswerIds: choices.map(Number) };
    case 'TEXT':
      return { answerText: text.trim() };
  }
}
