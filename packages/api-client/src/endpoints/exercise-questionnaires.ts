import { ExerciseQuestionnaire, named, Question, QuestionnaireCover, QuestionPage } from '@student/domain';
import { endpoint } from '../endpoint.ts';
import { Page } from '../query-fields.ts';

/** Read one page of a questionnaire (exercise family). */
export const getExerciseQuestionnairePage = endpoint(
  'GET /api/decola/exercise/questionnaire/:questionnaireId',
  {
    query: {
      page: Page,
    },
    data: QuestionPage,
  },
);

/** Read the cover of a questionnaire. */
export const getExerciseQuestionnaireCover = endpoint(
  'GET /api/decola/exercise/questionnaire/cover/:questionnaireId',
  {
    data: named('cover', QuestionnaireCover),
  },
);

/** Answer a question by choosing an alternative (exercise family). No body. */
export const answerExerciseQuestion = endpoint(
  'POST /api/decola/exercise/questionnaire/:questionnaireId/question/:questionId/alternative/:alternativeId',
  {
    data: named('question', Question),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'QUESTIONNAIRE_FINISHED'],
  },
);

/** Finish a questionnaire. */
export const finishExerciseQuestionnaire = endpoint(
  'POST /api/decola/exercise/questionnaire/:questionnaireId/finish',
  {
    data: named('questionnaire', ExerciseQuestionnaire),
    refusals: ['QUESTIONNAIRE_FINISHED'],
  },
);
