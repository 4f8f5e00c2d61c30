import { attemptAt } from './places.ts';
import type { Staged } from './staged.ts';

const params = (values: Record<string, number>): Staged => ({ before: () => ({ params: values }) });

/** A recovery token for Ana, as her mail carries it. */
const recovery: Staged['before'] = ({ sandbox: { store } }) => {
  const token = 'recuperacao-de-teste';
  store.insert('tokens', {
    token,
    kind: 'recovery',
    userId: 1,
    expiresAt: '2026-03-02T16:00:00.000Z',
    usedAt: null,
  });
  return { token, body: { token, password: 'Decolar@2027', confirmation: 'Decolar@2027' } };
};

/** An attempt at an exercise, named as the other family of questionnaire calls does. */
const attempt: Staged['before'] = async (stage) => {
  const { questionnaireId, altId } = await attemptAt(stage, 'course', 'ALTERNATIVE');
  const { store } = stage.sandbox;
  const { contentId = 0 } = store.get('attempts', questionnaireId) ?? {};
  const question = store.find('questions', { contentId, type: 'ALTERNATIVE' });
  return { params: { questionnaireId, questionId: question?.id ?? 0, alternativeId: altId } };
};

/** Calls about seats, certificates, recovery and registration that need a certain person or place. */
export const peopleAndPlaces: Readonly<Record<string, Staged>> = {
  listAnnotations: params({ id: 101 }),
  getExerciseQuestionnaireCover: params({ questionnaireId: 2 }),
  getExerciseQuestionnairePage: params({ questionnaireId: 2 }),
  createAnnotation: params({ contentId: 101 }),
  getCourseCertificate: params({ id: 2 }),
  getTrainingCourseCertificate: params({ id: 4 }),
  getEventCertificate: params({ eventId: 3, classId: 31 }),
  enrollInEventClass: params({ classId: 11 }),
  unenrollFromEventClass: params({ classId: 21 }),
  unenrollFromTrainingCourse: params({ id: 2 }),
  listEventClassInstructors: params({ eventId: 2, classId: 21 }),
  answerExerciseQuestion: { before: attempt },
  finishExerciseQuestionnaire: { before: attempt },
  getEvaluationFormPage: params({ searchFormId: 1, trainingId: 11, page: 1 }),
  answerEvaluationQuestion: params({ searchFormId: 1, trainingId: 11, questionId: 1 }),
  recommendTraining: { before: () => ({ params: { id: 12 }, body: { userIDs: [11, 12] } }) },
  checkInToEvent: { before: () => ({ token: 'presenca-evento-61', query: { date: '2026-03-02' } }) },
  checkInToTrainingCourse: { before: () => ({ token: 'presenca-treinamento-2', query: { id: 22 } }) },
  checkRecoveryIdentity: {
    before: () => ({ body: { email: 'ana.souza@decola.com.br' } }),
    session: 'nobody',
  },
  resetPasswordByEmail: { before: recovery, session: 'nobody' },
  resetPasswordByData: { before: recovery, session: 'nobody' },
  registerStudent: {
    session: 'nobody',
    before: () => ({
      body: {
        user: {
          name: 'Sofia Nascimento',
          birthDate: '1999-05-20',
          document: '11144477735',
          isForeigner: false,
          email: 'sofia.nascimento@exemplo.com.br',
          password: 'Decolar@2027',
          passwordConfirmation: 'Decolar@2027',
        },
      },
    }),
  },
};
