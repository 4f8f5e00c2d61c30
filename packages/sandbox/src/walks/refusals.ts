import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import { attemptAt, contentOf, type Family, nameIn, placeOf } from './places.ts';
import type { Staged } from './staged.ts';
import { operationOf, type Stage } from './walk.ts';

type Given = RequestOptions<AnyEndpoint>;

const ana = 1;
const weak = { password: '12345678', confirmation: '12345678' };

/** The same call, the body replaced. */
const withBody = (body: unknown): Staged => ({ before: () => ({ body }) });

/** A lesson (or exercise) of a family, with this body. */
const inLesson = (family: Family, body?: unknown): Staged => ({
  before: (stage) => ({ params: placeOf(stage, family), body }),
});

const blocked = (family: Family, kind: 'exercise' | 'lesson' = 'lesson'): Staged => ({
  before: (stage) => {
    const params = placeOf(stage, family, kind);
    stage.sandbox.store.patch('contents', contentOf(stage, params).id, { isBlocked: true });
    return { params, body: { speedRate: 1 } };
  },
});

const noteOf = (family: Family): Staged => ({
  before: async (stage) => {
    const params = placeOf(stage, family);
    const { data } = await stage.call(operationOf(nameIn(family, 'create…Note')), {
      params,
      body: { text: 'Rever.' },
    });
    return { params: { ...params, noteId: (data as { id: number }).id }, body: { id: 1, text: ' ' } };
  },
});

const finishAttempt = (stage: Stage, id: number): void => {
  stage.sandbox.store.patch('attempts', id, { finishedAt: '2026-03-02T14:00:00.000Z' });
};

const finished = (family: Family, type: 'ALTERNATIVE' | 'DESCRIPTIVE'): Staged => ({
  before: async (stage) => {
    const params = await attemptAt(stage, family, type);
    finishAttempt(stage, params.questionnaireId);
    return { params, body: { answer: 'Vou combinar com a equipe.' } };
  },
});

const exhausted = (family: Family, type: 'ALTERNATIVE' | 'DESCRIPTIVE'): Staged => ({
  before: async (stage) => {
    const params = await attemptAt(stage, family, type);
    const { store } = stage.sandbox;
    const question = store.find('questions', { contentId: params.contentId ?? 0, type });
    store.patch('questions', question?.id ?? 0, { attemptLimit: 1 });
    const body = { answer: 'Vou combinar com a equipe.' };
    const how = type === 'ALTERNATIVE' ? 'answer…QuestionByAlternative' : 'answer…QuestionByText';
    await stage.call(operationOf(nameIn(family, how)), { params, body });
    return { params, body };
  },
});

const noAttemptLeft = (family: Family): Staged => ({
  before: async (stage) => {
    const params = placeOf(stage, family, 'exercise');
    stage.sandbox.store.patch('contents', contentOf(stage, params).id, { attemptLimit: 1 });
    await stage.call(operationOf(nameIn(family, 'generate…Questionnaire')), { params });
    return { params };
  },
});

/** A running attempt as the alternative family of calls names it. */
const exercise = async (stage: Stage) => {
  const { questionnaireId, altId, contentId } = await attemptAt(stage, 'course', 'ALTERNATIVE');
  const { store } = stage.sandbox;
  const question = store.find('questions', { contentId: contentId ?? 0, type: 'ALTERNATIVE' });
  return { questionnaireId, questionId: question?.id ?? 0, alternativeId: altId };
};

const ofContents = (family: Family): Record<string, Staged> => {
  const named: readonly (readonly [string, Staged])[] = [
    ['get… CONTENT_BLOCKED', blocked(family)],
    ['initialize… CONTENT_BLOCKED', blocked(family)],
    ['save…Progress CONTENT_BLOCKED', blocked(family)],
    ['finish… CONTENT_BLOCKED', blocked(family)],
    ['generate…Questionnaire CONTENT_BLOCKED', blocked(family, 'exercise')],
    ['generate…Questionnaire ATTEMPT_LIMIT_REACHED', noAttemptLeft(family)],
    ['save…Progress INVALID_SPEED_RATE', inLesson(family, { speedRate: 3 })],
    ['save…Checkpoint INVALID_CHECKPOINT', inLesson(family, { seconds: -1 })],
    ['create…Note INVALID_CONTENT_ANNOTATION', inLesson(family, { text: ' ' })],
    ['update…Note INVALID_CONTENT_ANNOTATION', noteOf(family)],
    ['answer…QuestionByAlternative ATTEMPT_LIMIT_REACHED', exhausted(family, 'ALTERNATIVE')],
    ['answer…QuestionByText ATTEMPT_LIMIT_REACHED', exhausted(family, 'DESCRIPTIVE')],
    ['answer…QuestionByAlternative QUESTIONNAIRE_FINISHED', finished(family, 'ALTERNATIVE')],
    ['answer…QuestionByText QUESTIONNAIRE_FINISHED', finished(family, 'DESCRIPTIVE')],
  ];
  return Object.fromEntries(named.map(([name, staged]) => [nameIn(family, name), staged]));
};

type Hall = { id: number; maxCapacity: number | null; finishedAt: string | null };

/** A class that is open, after `arrange` did something to it, with the call's parameter and its check-in code. */
const inClass = (arrange: (stage: Stage, hall: Hall) => void, isSeated = false): Staged => ({
  before: (stage) => {
    const { store } = stage.sandbox;
    const hall = store
      .list('eventClasses')
      .find(
        ({ id, finishedAt }) =>
          !finishedAt && Boolean(store.find('seats', { userId: ana, classId: id })) === isSeated,
      );
    if (!hall) throw new Error('the seed has no such class');
    arrange(stage, hall);
    const code = store
      .list('tokens')
      .find((token) => token.kind === 'check-in' && 'classId' in token && token.classId === hall.id);
    return { params: { classId: hall.id }, query: { date: '2026-03-02' }, token: code?.token ?? '' } as Given;
  },
});

const inTrainingCourse = (arrange: (stage: Stage, hall: Hall) => void, isSeated = false): Staged => ({
  before: (stage) => {
    const { store } = stage.sandbox;
    const hall = store
      .list('graduations')
      .find(
        ({ id, finishedAt }) =>
          !finishedAt && Boolean(store.find('seats', { userId: ana, graduationId: id })) === isSeated,
      );
    if (!hall) throw new Error('the seed has no such training course');
    arrange(stage, hall);
    const code = store
      .list('tokens')
      .find(
        (token) => token.kind === 'check-in' && 'graduationId' in token && token.graduationId === hall.id,
      );
    return {
      params: { id: hall.id },
      query: { id: hall.sittings[0]?.id ?? 1 },
      token: code?.token ?? '',
    } as Given;
  },
});

const past = '2026-03-01T12:00:00.000Z';
const asIs = () => undefined;
const closeClass = ({ sandbox }: Stage, { id }: Hall) =>
  void sandbox.store.patch('eventClasses', id, { finishedAt: past });
const fillClass = ({ sandbox: { store } }: Stage, { id }: Hall) =>
  void store.patch('eventClasses', id, { maxCapacity: store.count('seats', { classId: id }) });
const closeCourse = ({ sandbox }: Stage, { id }: Hall) =>
  void sandbox.store.patch('graduations', id, { finishedAt: past });
const fillCourse = ({ sandbox: { store } }: Stage, { id }: Hall) =>
  void store.patch('graduations', id, { maxCapacity: store.count('seats', { graduationId: id }) });

const recovery = (body: unknown, token?: string): Staged => ({
  before: ({ sandbox: { store } }) => {
    store.insert('tokens', {
      token: 'recuperar',
      kind: 'recovery',
      userId: ana,
      expiresAt: '2026-03-02T16:00:00.000Z',
      usedAt: null,
    });
    return { body, token: token ?? 'recuperar' };
  },
});

const user = {
  name: 'Paula Reis Andrade',
  birthDate: '1990-05-14',
  document: '11144477735',
  isForeigner: false,
  email: 'paula.andrade@example.com',
  password: 'Senha!2025',
  passwordConfirmation: 'Senha!2025',
};
const picture = (size: number, name: string) => new File([new Uint8Array(size)], name);

/** How each refusal of the contract comes about: `operation CODE`. */
export const refusals: Readonly<Record<string, Staged>> = {
  ...ofContents('course'),
  ...ofContents('event'),
  'signIn INVALID_CREDENTIALS': withBody({ login: '52998224725', password: 'errada' }),
  'changePassword WEAK_PASSWORD': withBody(weak),
  'resetPasswordByData WEAK_PASSWORD': recovery({ ...weak, token: 'recuperar' }),
  'resetPasswordByEmail WEAK_PASSWORD': recovery({ ...weak, token: 'recuperar' }),
  'resetPasswordByData INVALID_TOKEN': recovery({ ...weak, token: 'outro' }, 'outro'),
  'resetPasswordByEmail INVALID_TOKEN': recovery({ ...weak, token: 'outro' }, 'outro'),
  'checkRecoveryIdentity IDENTITY_NOT_CONFIRMED': withBody({ email: 'ninguem@example.com' }),
  'registerStudent WEAK_PASSWORD': withBody({
    user: { ...user, password: '12345678', passwordConfirmation: '12345678' },
  }),
  'registerStudent VALIDATION_ERROR': withBody({ user: { ...user, birthDate: '14/05/1990' } }),
  'registerStudent ALREADY_REGISTERED': withBody({ user: { ...user, document: '52998224725' } }),
  'editCurrentUser VALIDATION_ERROR': withBody({ user: { email: 'ana' } }),
  'finishOnboarding TOO_MANY_INTERESTS': withBody({ user: { interests: [1, 2, 3, 4, 5, 6] } }),
  'linkInterests TOO_MANY_INTERESTS': withBody({ interests: [1, 2, 3, 4, 5, 6] }),
  'findAddressByZipCode ZIP_CODE_NOT_FOUND': { before: () => ({ params: { zipCode: '00000000' } }) },
  'uploadImage INVALID_IMAGE_TYPE': withBody({ file: picture(10, 'eu.gif') }),
  'uploadImage IMAGE_TOO_LARGE': withBody({ file: picture(3_145_729, 'eu.png') }),
  'sendSuggestion EMPTY_FIELD': withBody({ title: ' ', description: 'Legendas.' }),
  'sendSuggestion VALIDATION_ERROR': withBody({ title: 'a'.repeat(101), description: 'Legendas.' }),
  'rateCourseContent INVALID_RATING': inLesson('course', { stars: 0 }),
  'createCourseContentDoubt INVALID_CONTENT_DOUBT': inLesson('course', { title: ' ', description: 'Como?' }),
  'createCourseContentQuestion INVALID_CONTENT_DOUBT': inLesson('course', {
    title: ' ',
    description: 'Como?',
  }),
  'createCourseContentDoubt EMPTY_FIELD': inLesson('course', { title: ' ', description: 'Como?' }),
  'createCourseContentQuestion EMPTY_FIELD': inLesson('course', { title: ' ', description: 'Como?' }),
  'enrollInCourse CONTENT_BLOCKED': {
    before: ({ sandbox: { store } }) => ({
      params: { id: store.find('courses', { isBlocked: true })?.id ?? 0 },
    }),
  },
  'finishCourse NOT_ENROLLED': {
    before: ({ sandbox: { store } }) => ({
      params: {
        id:
          store.list('courses').find(({ id }) => !store.find('enrolments', { userId: ana, courseId: id }))
            ?.id ?? 0,
      },
    }),
  },
  'createAnnotation INVALID_CONTENT_ANNOTATION': {
    before: () => ({ params: { contentId: 101 }, body: { annotation: { text: ' ' } } }),
  },
  'updateAnnotation INVALID_CONTENT_ANNOTATION': {
    before: () => ({ params: { id: 1 }, body: { annotation: { text: ' ' } } }),
  },
  'answerEvaluationQuestion VALIDATION_ERROR': withBody({ stars: 9 }),
  'getCourseCertificate CERTIFICATE_UNAVAILABLE': {
    before: ({ sandbox: { store } }) => ({
      params: { id: store.find('courses', { haveCertification: false })?.id ?? 0 },
    }),
  },
  'getEventCertificate CERTIFICATE_UNAVAILABLE': {
    before: ({ sandbox: { store } }) => {
      const hall = store.list('eventClasses').find(({ finishedAt }) => !finishedAt);
      return { params: { eventId: hall?.eventId ?? 0, classId: hall?.id ?? 0 } };
    },
  },
  'getTrainingCourseCertificate CERTIFICATE_UNAVAILABLE': {
    before: ({ sandbox: { store } }) => ({
      params: { id: store.list('graduations').find(({ finishedAt }) => !finishedAt)?.id ?? 0 },
    }),
  },
  'answerExerciseQuestion ATTEMPT_LIMIT_REACHED': {
    before: async (stage) => {
      const params = await exercise(stage);
      stage.sandbox.store.patch('questions', params.questionId, { attemptLimit: 1 });
      await stage.call(operationOf('answerExerciseQuestion'), { params });
      return { params };
    },
  },
  'answerExerciseQuestion QUESTIONNAIRE_FINISHED': {
    before: async (stage) => {
      const params = await exercise(stage);
      finishAttempt(stage, params.questionnaireId);
      return { params };
    },
  },
  'finishExerciseQuestionnaire QUESTIONNAIRE_FINISHED': {
    before: async (stage) => {
      const { questionnaireId } = await exercise(stage);
      finishAttempt(stage, questionnaireId);
      return { params: { questionnaireId } };
    },
  },
  'placeOrder OUT_OF_STOCK': withBody({ products: [{ id: 6, quantity: 1 }] }),
  'placeOrder INSUFFICIENT_DECOINS': withBody({ products: [{ id: 25, quantity: 2 }] }),
  'enrollInEventClass ALREADY_ENROLLED': inClass(asIs, true),
  'enrollInEventClass MAX_CAPACITY_REACHED': inClass(fillClass),
  'enrollInEventClass EVENT_CLASS_FINISHED': inClass(closeClass),
  'unenrollFromEventClass EVENT_CLASS_FINISHED': inClass(closeClass, true),
  'unenrollFromEventClass NOT_ENROLLED': inClass(asIs),
  'checkInToEvent EVENT_CLASS_FINISHED': inClass(closeClass, true),
  'checkInToEvent INVALID_TOKEN': { before: () => ({ query: { date: '2026-03-02' }, token: 'outro' }) },
  'enrollInTrainingCourse ALREADY_ENROLLED': inTrainingCourse(asIs, true),
  'enrollInTrainingCourse MAX_CAPACITY_REACHED': inTrainingCourse(fillCourse),
  'enrollInTrainingCourse EVENT_CLASS_FINISHED': inTrainingCourse(closeCourse),
  'unenrollFromTrainingCourse EVENT_CLASS_FINISHED': inTrainingCourse(closeCourse, true),
  'unenrollFromTrainingCourse NOT_ENROLLED': inTrainingCourse(asIs),
  'checkInToTrainingCourse EVENT_CLASS_FINISHED': inTrainingCourse(closeCourse, true),
  'checkInToTrainingCourse INVALID_TOKEN': { before: () => ({ query: { id: 1 }, token: 'outro' }) },
};
