import { EvaluationAnswer, EvaluationPage, EvaluationQuestion, named } from '@student/domain';
import { endpoint } from '../endpoint.ts';
import { PageNumber } from '../query-fields.ts';

/** Read one question of an evaluation form. */
export const getEvaluationFormPage = endpoint(
  'GET /api/decola/searchForms/:searchFormId/training/:trainingId/page/:page',
  {
    params: { page: PageNumber },
    data: EvaluationPage,
  },
);

/** Answer one question of an evaluation form. */
export const answerEvaluationQuestion = endpoint(
  'POST /api/decola/searchForms/:searchFormId/training/:trainingId/question/:questionId/response',
  {
    body: EvaluationAnswer,
    data: named('question', EvaluationQuestion),
    refusals: ['VALIDATION_ERROR'],
  },
);
