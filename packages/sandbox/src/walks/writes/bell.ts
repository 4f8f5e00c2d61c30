import { people } from '../../seed/named-people.ts';
import { answerUpload } from '../../serve/uploads.ts';
import { type Given, get, only, part, unchanged, type Write } from './write.ts';

const bell: Write['read'] = async (stage) => {
  const all = await get(stage, 'listNotifications');
  return (all as { id: number; isRead: boolean }[]).slice(0, 4).map(({ id, isRead }) => [id, isRead]);
};

const unanswered = {
  answerId: null,
  multiAnswerIds: [],
  answerText: null,
  stars: null,
  answered: [],
  elsewhere: [],
};

/** One question of the evaluation form of all trainings: stars, one choice, several choices, words. */
const evaluation = (page: number, body: object, saved = body): Write => ({
  operation: 'answerEvaluationQuestion',
  effect: `keeps the answer to question ${page}, of this training`,
  given: ({ sandbox }) => {
    const questionId = sandbox.store.find('formQuestions', { formId: 1, position: page })?.id ?? 0;
    return { params: { searchFormId: 1, trainingId: 11, questionId }, body };
  },
  read: async (stage) => {
    const at = (trainingId: number): Given => ({ params: { searchFormId: 1, trainingId, page } });
    const [here, elsewhere] = [
      await get(stage, 'getEvaluationFormPage', at(11)),
      await get(stage, 'getEvaluationFormPage', at(12)),
    ];
    return {
      ...(only(part(here, 'question'), 'answerId', 'multiAnswerIds', 'answerText', 'stars') as object),
      answered: part(here, 'answeredIds'),
      elsewhere: part(elsewhere, 'answeredIds'),
    };
  },
  mine: [unanswered, { ...unanswered, ...saved, answered: [page] }],
  theirs: unchanged(unanswered),
  another: { theirs: { ...unanswered, ...saved, answered: [page] } },
});

const files: Write['read'] = async ({ sandbox: { store }, me }) => {
  const own = store.list('uploads', { userId: me()?.id ?? 0 });
  return Promise.all(
    own.map(async ({ id, key, extension }) => {
      const served = answerUpload(store, `uploads/${key}.${extension}`);
      const bytes = new Uint8Array((await served?.arrayBuffer()) ?? new ArrayBuffer());
      return [id, served?.headers.get('content-type'), [...bytes]];
    }),
  );
};

/** Notifications, evaluation forms, suggestions, pictures. */
export const bellWrites: readonly Write[] = [
  {
    operation: 'markNotificationAsRead',
    given: () => ({ params: { id: 2 } }),
    read: bell,
    mine: [
      [
        [1, false],
        [2, false],
        [3, false],
        [4, true],
      ],
      [
        [1, false],
        [2, true],
        [3, false],
        [4, true],
      ],
    ],
    theirs: unchanged([[17, false]]),
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: 'deleteNotification',
    given: () => ({ params: { id: 2 } }),
    read: bell,
    mine: [
      [
        [1, false],
        [2, false],
        [3, false],
        [4, true],
      ],
      [
        [1, false],
        [3, false],
        [4, true],
        [5, true],
      ],
    ],
    theirs: unchanged([[17, false]]),
    another: { refused: 'NOT_FOUND' },
  },
  evaluation(1, { stars: 4 }),
  evaluation(2, { answerId: 22 }),
  evaluation(3, { multiAnswerIds: [31, 33] }),
  evaluation(4, { answerText: ' Mais exercícios. ' }, { answerText: 'Mais exercícios.' }),
  {
    operation: 'sendSuggestion',
    effect: 'reaches who runs the platform; students have no read of it',
    given: () => ({ body: { title: ' Legendas ', description: ' Em todos os vídeos. ' } }),
    read: ({ sandbox, me }) =>
      only(sandbox.store.list('suggestions', { userId: me()?.id ?? 0 }), 'title', 'description', 'createdAt'),
    mine: [
      [],
      [{ title: 'Legendas', description: 'Em todos os vídeos.', createdAt: '2026-03-02T15:00:00.000Z' }],
    ],
    theirs: unchanged([]),
    another: {
      theirs: [
        { title: 'Legendas', description: 'Em todos os vídeos.', createdAt: '2026-03-02T15:00:00.000Z' },
      ],
    },
  },
  {
    operation: 'uploadImage',
    effect: 'is served again byte for byte',
    other: people.bruno,
    given: () => ({
      body: { file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0x21])], 'Eu.PNG', { type: 'image/png' }) },
    }),
    read: files,
    mine: [[], [[1, 'image/jpeg', [0xff, 0xd8, 0xff, 0x21]]]],
    theirs: unchanged([]),
    another: { theirs: [[2, 'image/jpeg', [0xff, 0xd8, 0xff, 0x21]]] },
  },
];
