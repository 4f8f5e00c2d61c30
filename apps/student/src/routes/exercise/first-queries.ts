import { exerciseCoverQuery } from '../../contents/questionnaire.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** What the exercise is (QUIZ-18). */
export const firstQueries = (({ questionnaireId }) => [
  { ...exerciseCoverQuery(questionnaireId), staleTime: 0 },
]) satisfies FirstQueries<{ questionnaireId: number }>;
