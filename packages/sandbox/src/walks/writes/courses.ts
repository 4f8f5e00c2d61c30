import { people } from '../../seed/named-people.ts';
import { watch } from '../places.ts';
import { operationOf, type Stage } from '../walk.ts';
import { type Given, get, idsOf, only, part, unchanged, type Write } from './write.ts';

const enrollment: Write['read'] = (stage, { params }) => get(stage, 'getCourseEnrollment', { params });

const favorites: Write['read'] = async (stage) =>
  idsOf(part(await get(stage, 'listFavoriteTrainings', { query: { limit: 100 } }), 'trainings'));

/** Coins of a person, and the newest line of the statement. */
export const coins = async (stage: Stage) => {
  const statement = part(
    await get(stage, 'listStatement', { query: { limit: 1 } }),
    'statements',
  ) as unknown[];
  return {
    decoins: part(part(await get(stage, 'getCurrentUser'), 'user'), 'decoins'),
    newest: only(statement[0], 'description', 'type', 'decoins'),
  };
};

const shared = (courseId: number) => async (): Promise<Given> => ({ params: { id: courseId } });

/** Courses as wholes: enrolling, finishing, leaving, favorites, recommendations; and pills. */
export const courseWrites: readonly Write[] = [
  {
    operation: 'enrollInCourse',
    given: shared(5),
    read: async (stage, given) => ({
      enrollment: await enrollment(stage, given),
      all: idsOf(await get(stage, 'listEnrolledCourses', { query: {} })),
    }),
    mine: [
      {
        enrollment: { isEnrolled: false, isFinished: false },
        all: [2, 1, 3, 11, 4, 6, 12, 14, 21, 26, 41, 43, 51, 52, 56],
      },
      {
        enrollment: { isEnrolled: true, isFinished: false },
        all: [2, 1, 3, 11, 4, 6, 12, 14, 21, 26, 41, 43, 51, 52, 56, 5],
      },
    ],
    theirs: unchanged({
      enrollment: { isEnrolled: false, isFinished: false },
      all: [11, 24, 37, 50],
    }),
    another: {
      theirs: {
        enrollment: { isEnrolled: true, isFinished: false },
        all: [11, 24, 37, 50, 5],
      },
    },
  },
  {
    operation: 'finishCourse',
    effect: 'finishes a course when nothing in it is left to do',
    given: async (mine) => {
      const { store } = mine.sandbox;
      const [last, ...others] = store.list('contents', { courseId: 52 }).toReversed();
      for (const { id } of others) {
        const params = { courseId: 52, contentId: id };
        await mine.call(operationOf('initializeCourseContent'), { params });
        await watch(mine, 'course', params);
        await mine.call(operationOf('finishCourseContent'), { params });
      }
      // The last thing left to do is taken back, so that the course waits for its finish.
      store.patch('contents', last?.id ?? 0, { isReleased: false });
      return { params: { id: 52 } };
    },
    read: async (stage, given) => ({
      ...((await enrollment(stage, given)) as object),
      ...(await coins(stage)),
    }),
    mine: [
      {
        isEnrolled: true,
        isFinished: false,
        decoins: 2150,
        newest: { description: 'Conteúdo concluído: Episódio 2: a prática', type: 'credit', decoins: 10 },
      },
      {
        isEnrolled: true,
        isFinished: true,
        decoins: 2180,
        newest: { description: 'Treinamento concluído: Planilhas avançadas', type: 'credit', decoins: 30 },
      },
    ],
    theirs: unchanged({
      isEnrolled: false,
      isFinished: false,
      decoins: 180,
      newest: { description: 'Pedido nº 5 na loja', type: 'debit', decoins: -40 },
    }),
    another: { refused: 'NOT_ENROLLED' },
  },
  {
    operation: 'finishCourse',
    effect: 'leaves a course open while something is left to do',
    given: shared(11),
    read: enrollment,
    mine: unchanged({ isEnrolled: true, isFinished: false }),
    theirs: unchanged({ isEnrolled: true, isFinished: false }),
    another: { theirs: { isEnrolled: true, isFinished: false } },
  },
  {
    operation: 'leaveCourse',
    given: shared(11),
    read: async (stage, given) => {
      const contents = await get(stage, 'listCourseContents', { params: { courseId: 11 } });
      return {
        enrollment: await enrollment(stage, given),
        progress: (contents as { status: { progress: number } }[]).map(({ status }) => status.progress),
      };
    },
    mine: [
      { enrollment: { isEnrolled: true, isFinished: false }, progress: [100, 100, 100, 0, 0, 0, 0] },
      { enrollment: { isEnrolled: false, isFinished: false }, progress: [0, 0, 0, 0, 0, 0, 0] },
    ],
    theirs: unchanged({
      enrollment: { isEnrolled: true, isFinished: false },
      progress: [100, 0, 0, 0, 0, 0, 0],
    }),
    another: {
      theirs: { enrollment: { isEnrolled: false, isFinished: false }, progress: [0, 0, 0, 0, 0, 0, 0] },
    },
  },
  {
    operation: 'addFavoriteTraining',
    given: shared(12),
    read: favorites,
    mine: [
      [8, 57, 41, 11, 52, 32],
      [12, 8, 57, 41, 11, 52, 32],
    ],
    theirs: unchanged([]),
    another: { theirs: [12] },
  },
  {
    operation: 'removeFavoriteTraining',
    given: async (_, theirs) => {
      await theirs.call(operationOf('addFavoriteTraining'), { params: { id: 11 } });
      return { params: { id: 11 } };
    },
    read: favorites,
    mine: [
      [8, 57, 41, 11, 52, 32],
      [8, 57, 41, 52, 32],
    ],
    theirs: unchanged([11]),
    another: { theirs: [] },
  },
  {
    operation: 'recommendTraining',
    other: people.caio,
    given: () => ({ params: { id: 12 } }),
    act: (stage, { params }) => {
      const to = stage.me()?.id === people.ana ? people.caio : people.ana;
      return stage.call(operationOf('recommendTraining'), { params, body: { userIDs: [to] } });
    },
    read: async (stage) => ({
      toWhom: idsOf(await get(stage, 'listUsersIRecommendedTo', { params: { id: 12 } })),
      toMe: idsOf(await get(stage, 'listTrainingsRecommendedToMe')),
      newest: only(
        ((await get(stage, 'listNotifications')) as unknown[])[0],
        'title',
        'description',
        'isRead',
        'metadata',
      ),
    }),
    mine: [
      {
        toWhom: [],
        toMe: [32, 57, 52, 45],
        newest: {
          title: 'Cecília respondeu à sua dúvida “Vale também para terceiros?”',
          description: '<p>Vale, sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.</p>',
          isRead: false,
          metadata: { courseId: 1, contentId: 101 },
        },
      },
      {
        toWhom: [5],
        toMe: [32, 57, 52, 45],
        newest: {
          title: 'Cecília respondeu à sua dúvida “Vale também para terceiros?”',
          description: '<p>Vale, sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.</p>',
          isRead: false,
          metadata: { courseId: 1, contentId: 101 },
        },
      },
    ],
    theirs: [
      {
        toWhom: [],
        toMe: [1],
        newest: {
          title: 'Boas-vindas!',
          description: '<p>Que bom ter você aqui.</p>',
          isRead: false,
          metadata: null,
        },
      },
      {
        toWhom: [],
        toMe: [12, 1],
        newest: {
          title: 'Ana recomendou um treinamento',
          description: '<p>Direção defensiva</p>',
          isRead: false,
          metadata: { courseId: 12, contentId: null },
        },
      },
    ],
    another: {
      theirs: {
        toWhom: [1],
        toMe: [12, 1],
        newest: {
          title: 'Ana recomendou um treinamento',
          description: '<p>Direção defensiva</p>',
          isRead: false,
          metadata: { courseId: 12, contentId: null },
        },
      },
      mine: {
        toWhom: [5],
        toMe: [12, 32, 57, 52, 45],
        newest: {
          title: 'Caio recomendou um treinamento',
          description: '<p>Direção defensiva</p>',
          isRead: false,
          metadata: { courseId: 12, contentId: null },
        },
      },
    },
  },
  {
    operation: 'watchPill',
    given: shared(7),
    read: async (stage, { params }) => ({
      ...(only(await get(stage, 'getPill', { params }), 'id', 'isWatched') as object),
      isListedAsWatched: (
        part(await get(stage, 'listPills', { query: { index: 0, limit: 50 } }), 'pills') as {
          id: number;
          isWatched: boolean;
        }[]
      ).find(({ id }) => id === params?.id)?.isWatched,
      ...(await coins(stage)),
    }),
    mine: [
      {
        id: 7,
        isWatched: false,
        isListedAsWatched: false,
        decoins: 2130,
        newest: { description: 'Pílula assistida: O atalho que ninguém conta', type: 'credit', decoins: 5 },
      },
      {
        id: 7,
        isWatched: true,
        isListedAsWatched: true,
        decoins: 2135,
        newest: { description: 'Pílula assistida: Feedback em 40 segundos', type: 'credit', decoins: 5 },
      },
    ],
    theirs: unchanged({
      id: 7,
      isWatched: false,
      isListedAsWatched: false,
      decoins: 180,
      newest: { description: 'Pedido nº 5 na loja', type: 'debit', decoins: -40 },
    }),
    another: {
      theirs: {
        id: 7,
        isWatched: true,
        isListedAsWatched: true,
        decoins: 185,
        newest: { description: 'Pílula assistida: Feedback em 40 segundos', type: 'credit', decoins: 5 },
      },
    },
  },
];
