import { people } from '../../seed/named-people.ts';
import { enrolAt, type Family, nameIn, type Place, watch } from '../places.ts';
import { operationOf } from '../walk.ts';
import { coins } from './courses.ts';
import { get, only, part, unchanged, type Write } from './write.ts';

/** A film and a package where neither Ana nor Bruno has been and both may go. */
const places = {
  course: {
    title: 'Por trás das posições',
    film: { courseId: 34, contentId: 3401 },
    package: { courseId: 34, contentId: 3402 },
  },
  event: {
    title: 'Abertura',
    film: { eventId: 2, classId: 21, contentId: 100_211 },
    package: { eventId: 2, classId: 21, contentId: 100_212 },
  },
} as const satisfies Record<Family, { title: string; film: Place; package: Place }>;

const untouched = { progress: 0, finishedAt: null, checkpoint: null, scormCheckpoints: [] };

const watched = { ...untouched, progress: 99 };

const ofFamily = (family: Family): readonly Write[] => {
  const name = (pattern: string) => nameIn(family, pattern);
  const film = { params: places[family].film };
  const inPackage = { params: places[family].package };
  const status: Write['read'] = async (stage, { params }) =>
    part(await get(stage, name('get…'), { params }), 'status');
  const notes: Write['read'] = (stage) => get(stage, name('list…Notes'), film);
  const twoNotes: Write['given'] = async (mine, theirs) => {
    const write = operationOf(name('create…Note'));
    await theirs.call(write, { ...film, body: { text: 'Do Bruno.' } });
    await mine.call(write, { ...film, body: { text: 'A primeira.' } });
    const { data } = await mine.call(write, { ...film, body: { text: 'A segunda.' } });
    const { id } = data as { id: number };
    return { params: { ...film.params, noteId: id }, body: { id: 1, text: 'Reescrita.' } };
  };
  return [
    {
      operation: name('save…Checkpoint'),
      given: () => ({ ...film, body: { seconds: 33.5 } }),
      read: status,
      mine: [untouched, { ...untouched, checkpoint: 33.5 }],
      theirs: unchanged(untouched),
      another: { theirs: { ...untouched, checkpoint: 33.5 } },
    },
    {
      operation: name('save…ScormCheckpoints'),
      given: async (mine) => {
        const before = [
          { key: 'cmi.location', value: '1' },
          { key: 'cmi.suspend_data', value: 'a' },
        ];
        await mine.call(operationOf(name('save…ScormCheckpoints')), {
          ...inPackage,
          body: { checkpoints: before },
        });
        return { ...inPackage, body: { checkpoints: [{ key: 'cmi.location', value: '2' }] } };
      },
      read: status,
      mine: [
        {
          ...untouched,
          scormCheckpoints: [
            { key: 'cmi.location', value: '1' },
            { key: 'cmi.suspend_data', value: 'a' },
          ],
        },
        {
          ...untouched,
          scormCheckpoints: [
            { key: 'cmi.location', value: '2' },
            { key: 'cmi.suspend_data', value: 'a' },
          ],
        },
      ],
      theirs: unchanged(untouched),
      another: {
        theirs: {
          ...untouched,
          scormCheckpoints: [{ key: 'cmi.location', value: '2' }],
        },
      },
    },
    {
      operation: name('save…Progress'),
      given: () => ({ ...film, body: { speedRate: 2 } }),
      read: status,
      mine: [untouched, { ...untouched, progress: 66 }],
      theirs: unchanged(untouched),
      another: { theirs: { ...untouched, progress: 66 } },
    },
    {
      operation: name('finish…'),
      effect: 'pays nothing for what was not watched',
      given: () => film,
      read: async (stage, given) => ({
        progress: part(await status(stage, given), 'progress'),
        decoins: part(await coins(stage), 'decoins'),
      }),
      mine: [
        { progress: 0, decoins: 2130 },
        { progress: 100, decoins: 2130 },
      ],
      theirs: unchanged({ progress: 0, decoins: 180 }),
      another: { theirs: { progress: 100, decoins: 180 } },
    },
    {
      operation: name('finish…'),
      effect: 'changes what this person reads, and nothing of anybody else',
      given: async (mine, theirs) => {
        for (const stage of [mine, theirs]) await watch(stage, family, film.params);
        return film;
      },
      read: async (stage, given) => ({ status: await status(stage, given), ...(await coins(stage)) }),
      mine: [
        {
          status: watched,
          decoins: 2130,
          newest: { description: 'Pílula assistida: O atalho que ninguém conta', type: 'credit', decoins: 5 },
        },
        {
          status: {
            ...untouched,
            progress: 100,
            finishedAt: '2026-03-02T15:00:00.000Z',
          },
          decoins: 2140,
          newest: {
            description: `Conteúdo concluído: ${places[family].title}`,
            type: 'credit',
            decoins: 10,
          },
        },
      ],
      theirs: unchanged({
        status: watched,
        decoins: 180,
        newest: { description: 'Pedido nº 5 na loja', type: 'debit', decoins: -40 },
      }),
      another: {
        theirs: {
          status: {
            ...untouched,
            progress: 100,
            finishedAt: '2026-03-02T15:00:00.000Z',
          },
          decoins: 190,
          newest: {
            description: `Conteúdo concluído: ${places[family].title}`,
            type: 'credit',
            decoins: 10,
          },
        },
      },
    },
    {
      operation: name('create…Note'),
      given: () => ({ ...film, body: { text: ' Rever o fim. ' } }),
      read: notes,
      mine: [[], [{ id: 3, text: 'Rever o fim.' }]],
      theirs: unchanged([]),
      another: { theirs: [{ id: 4, text: 'Rever o fim.' }] },
    },
    {
      operation: name('update…Note'),
      given: twoNotes,
      read: notes,
      mine: [
        [
          { id: 4, text: 'A primeira.' },
          { id: 5, text: 'A segunda.' },
        ],
        [
          { id: 4, text: 'A primeira.' },
          { id: 5, text: 'Reescrita.' },
        ],
      ],
      theirs: unchanged([{ id: 3, text: 'Do Bruno.' }]),
      another: { refused: 'NOT_FOUND' },
    },
    {
      operation: name('delete…Note'),
      given: twoNotes,
      read: notes,
      mine: [
        [
          { id: 4, text: 'A primeira.' },
          { id: 5, text: 'A segunda.' },
        ],
        [{ id: 4, text: 'A primeira.' }],
      ],
      theirs: unchanged([{ id: 3, text: 'Do Bruno.' }]),
      another: { refused: 'NOT_FOUND' },
    },
  ];
};

/** The same in a course that both are enrolled in: nobody else saves anything there. */
const amongEnrolled = (write: Write): Write => ({
  ...write,
  given: async (mine, theirs) => {
    for (const stage of [mine, theirs]) await enrolAt(stage, places.course.film);
    return (await write.given?.(mine, theirs)) ?? {};
  },
});

/** Progress and attempts in the four contents of a class where nobody has been. */
const unseen = [
  [0, null],
  [0, null],
  [0, 0],
  [0, null],
];

/** Contents of courses and of event classes: where one stands in them, and notes. */
export const studyingWrites: readonly Write[] = [
  ...ofFamily('course').map(amongEnrolled),
  ...ofFamily('event'),
  {
    operation: 'initializeCourseContent',
    effect: 'enrols in the course',
    given: () => ({ params: { courseId: 34, contentId: 3401 } }),
    read: (stage) => get(stage, 'getCourseEnrollment', { params: { id: 34 } }),
    mine: [
      { isEnrolled: false, isFinished: false },
      { isEnrolled: true, isFinished: false },
    ],
    theirs: unchanged({ isEnrolled: false, isFinished: false }),
    another: { theirs: { isEnrolled: true, isFinished: false } },
  },
  {
    operation: 'initializeCourseContent',
    effect: 'counts as a visit, after which nothing of the course is new',
    given: () => ({ params: { courseId: 3, contentId: 301 } }),
    read: async (stage) => only(await get(stage, 'getCourse', { params: { id: 3 } }), 'id', 'hasNewContent'),
    mine: [
      { id: 3, hasNewContent: true },
      { id: 3, hasNewContent: false },
    ],
    theirs: unchanged({ id: 3, hasNewContent: false }),
    another: { theirs: { id: 3, hasNewContent: false } },
  },
  {
    operation: 'initializeEventContent',
    effect: 'remembers when; no read of the contract tells it',
    other: people.rafael,
    given: () => ({ params: { eventId: 2, classId: 21, contentId: 100_211 } }),
    read: (stage) =>
      only(
        stage.sandbox.store.list('contentStates', { userId: stage.me()?.id ?? 0, contentId: 100_211 }),
        'openedAt',
        'progress',
      ),
    mine: [[], [{ openedAt: '2026-03-02T15:00:00.000Z', progress: 0 }]],
    theirs: unchanged([]),
    another: { refused: 'CONTENT_BLOCKED' },
  },
  {
    operation: 'finishEventContent',
    effect: 'moves the event of this person only, among the trainings of a track',
    given: ({ sandbox: { store } }) => {
      store.patch('courseTracks', 1, { eventIds: [2] });
      return { params: { eventId: 2, classId: 21, contentId: 100_211 } };
    },
    read: async (stage) => {
      const read = await get(stage, 'listCourseTrackTrainings', { params: { id: 1 }, query: { limit: 50 } });
      const events = (part(read, 'trainings') as { trainingType: string }[]).filter(
        ({ trainingType }) => trainingType === 'EVENT',
      );
      return only(events, 'id', 'progress');
    },
    mine: [[{ id: 2, progress: 0 }], [{ id: 2, progress: 25 }]],
    theirs: unchanged([{ id: 2, progress: 0 }]),
    another: { theirs: [{ id: 2, progress: 25 }] },
  },
  ...(
    [
      ['save…Progress', 100_211, [33, null], [0, 0]],
      ['finish…', 100_211, [100, null], [0, 0]],
      ['generate…Questionnaire', 100_213, [0, null], [0, 1]],
    ] as const
  ).map(
    ([pattern, contentId, film, exercise]): Write => ({
      operation: nameIn('event', pattern),
      effect: 'is refused without a seat',
      other: people.rafael,
      given: () => ({
        params: { eventId: 2, classId: 21, contentId },
        ...(pattern === 'save…Progress' && { body: { speedRate: 1 } }),
      }),
      read: async (stage) => {
        const contents = await get(stage, 'listEventContents', { params: { eventId: 2, classId: 21 } });
        return (contents as Record<string, unknown>[]).map((content) => [
          part(content.status, 'progress'),
          part(part(content.exercise, 'status'), 'userAttempts'),
        ]);
      },
      mine: [unseen, [film, unseen[1], exercise, unseen[3]]],
      theirs: unchanged(unseen),
      another: { refused: 'CONTENT_BLOCKED' },
    }),
  ),
];
