import { seededPassword } from '../passwords/passwords.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { attemptAt, type Family, nameIn, placeOf } from './places.ts';
import type { Staged } from './staged.ts';
import { callOf, operationOf, type Stage } from './walk.ts';

/** Places that a family of contents needs, by operation. */
const contentCalls = (family: Family): Record<string, Staged> => {
  const lesson: Staged = { before: (stage) => ({ params: placeOf(stage, family) }) };
  const note: Staged = {
    before: async (stage) => {
      const params = placeOf(stage, family);
      const body = { text: 'Rever o trecho dos cinco minutos.' };
      const { data } = await stage.call(operationOf(nameIn(family, 'create…Note')), { params, body });
      return { params: { ...params, noteId: (data as { id: number }).id } };
    },
  };
  const attempt: Staged = {
    before: async (stage) => ({ params: await attemptAt(stage, family, 'ALTERNATIVE') }),
  };
  const lessons = [
    'get…',
    'initialize…',
    'list…Complements',
    'list…Instructors',
    'list…Notes',
    'create…Note',
    'save…Checkpoint',
    'save…ScormCheckpoints',
    'save…Progress',
    'finish…',
    'list…s',
    ...(family === 'course'
      ? ['list…Ratings', 'rate…', 'list…Doubts', 'create…Doubt', 'list…Questions', 'create…Question']
      : []),
  ];
  return Object.fromEntries(
    [
      ...lessons.map((pattern) => [pattern, lesson] as const),
      ['update…Note', note] as const,
      ['delete…Note', note] as const,
      [
        'generate…Questionnaire',
        { before: (stage: Stage) => ({ params: placeOf(stage, family, 'exercise') }) },
      ] as const,
      ['get…QuestionnairePage', attempt] as const,
      ['answer…QuestionByAlternative', attempt] as const,
      [
        'answer…QuestionByText',
        { before: async (stage: Stage) => ({ params: await attemptAt(stage, family, 'DESCRIPTIVE') }) },
      ] as const,
      ['list…QuestionnaireResponses', attempt] as const,
    ].map(([pattern, staged]) => [nameIn(family, pattern), staged]),
  );
};

/** By operation; what is not named here succeeds with the contract's own example. */
export const calls: Readonly<Record<string, Staged>> = {
  ...contentCalls('course'),
  ...contentCalls('event'),
  ...peopleAndPlaces,
  deleteCourseContentRating: {
    before: async (stage) => {
      const params = placeOf(stage, 'course');
      const { data } = await stage.call(operationOf('rateCourseContent'), { params, body: { stars: 5 } });
      return { params: { ...params, ratingId: (data as { id: number }).id } };
    },
  },
  finishOnboarding: {
    before: ({ me }) => {
      const { user } = callOf(operationOf('finishOnboarding')).body as { user: object };
      return { body: { user: { ...user, image: me()?.image } } };
    },
  },
  placeOrder: { before: () => ({ body: { products: [{ id: 1, quantity: 2 }] } }) },
  signIn: {
    before: () => ({ body: { login: '529.982.247-25', password: seededPassword } }),
    session: 'nobody',
  },
};
