import { expect, test } from 'vitest';
import { judge } from '../apps/student/e2e/ordeal/judge.ts';
import { emptyLedger, type Ledger } from '../apps/student/e2e/ordeal/ledger.ts';
import type { World } from '../apps/student/e2e/ordeal/world.ts';
import type { Sandbox } from '../packages/sandbox/src/open-sandbox.ts';

const [person, liker, contentId, otherCourse] = [1, 2, 7, 12];
const now = '2026-03-02T12:00:00.000Z';

type Pair = { key: string; value: string };
type Answer = { questionId: number; alternativeId: number | null; text: string | null; attempts: number };

type Found = {
  notes?: string[];
  doubts?: string[];
  ratings?: string[];
  likes?: number[];
  enrolments?: number;
  paid?: number;
  attempts?: { finishedAt: string | null; answers: Answer[] }[];
  states?: {
    watched?: number;
    progress?: number;
    finishedAt?: string | null;
    checkpoint?: number | null;
    scorm?: Pair[];
  }[];
};

/** What is found where the person did and saw this, and the server has that. */
function findings(done: Partial<Ledger>, found: Found, kind: World['ground']['kind'] = 'video') {
  const own = { userId: person, contentId };
  const rows: Record<string, object[]> = {
    notes: (found.notes ?? []).map((text) => ({ ...own, text })),
    doubts: (found.doubts ?? []).map((title) => ({ ...own, title })),
    ratings: [
      ...(found.ratings ?? []).map((message) => ({ ...own, message, likes: [] })),
      { userId: liker, contentId, message: 'Boa', likes: found.likes ?? [] },
    ],
    enrolments: Array.from({ length: found.enrolments ?? 0 }, () => ({
      userId: person,
      courseId: otherCourse,
    })),
    contentStates: (found.states ?? []).map((state) => ({
      ...own,
      watched: 0,
      progress: 0,
      finishedAt: null,
      checkpoint: null,
      ...state,
    })),
    attempts: (found.attempts ?? []).map((attempt, index) => ({ ...own, id: index + 1, ...attempt })),
    questions: [
      { contentId, id: 71, position: 1, type: 'ALTERNATIVE', attemptLimit: 2 },
      { contentId, id: 72, position: 2, type: 'DESCRIPTIVE', attemptLimit: null },
    ],
    statements: Array.from({ length: found.paid ?? 0 }, () => ({
      userId: person,
      source: `content:${contentId}`,
    })),
  };
  const list = (name: string, where: object) =>
    (rows[name] ?? []).filter((row) =>
      Object.entries(where).every(([key, value]) => (row as Record<string, unknown>)[key] === value),
    );
  const store = {
    list,
    find: (name: string, where: object) => list(name, where)[0],
    get: (_name: string, id: number) => ({ name: id === liker ? 'Rui' : 'Ana' }),
  };
  const world = {
    person: { id: person },
    ground: { kind, contentId, otherCourse },
    likedName: 'Rui',
    ledger: { ...emptyLedger(), ...done },
    tabs: [],
  };
  return judge(world as unknown as World, { store } as unknown as Sandbox);
}

const kept = (...texts: string[]) => ({ fate: 'kept' as const, texts });
const minute = { least: 60, most: 60, slowest: 1, fastest: 1 };
const at = (from: number, to: number) => ({ possible: [{ from, to }] });

test.each<[string, Partial<Ledger>, Found]>([
  ['nothing was done', {}, {}],
  ['each text is there once', { notes: [kept('a')], doubts: [kept('b')] }, { notes: ['a'], doubts: ['b'] }],
  ['a change that was not seen has happened', { notes: [kept('a', 'a2')] }, { notes: ['a2'] }],
  ['what nobody saw kept never came', { notes: [{ fate: 'perhaps', texts: ['a'] }] }, {}],
  ['what was deleted is gone', { notes: [{ fate: 'gone', texts: ['a'] }] }, {}],
  [
    'a deletion that was not seen came late',
    { notes: [{ fate: 'perhapsGone', texts: ['a'] }] },
    { notes: ['a'] },
  ],
  [
    'choices are as they were seen',
    { rating: { possible: ['x'] }, liked: { possible: [true] }, enrolled: { possible: [true] } },
    { ratings: ['x'], likes: [person], enrolments: 1 },
  ],
  [
    'all that was studied counts, and it resumes where it was left',
    { studies: [minute], shownProgress: 40, position: at(50, 60) },
    { states: [{ watched: 60, progress: 40, checkpoint: 55 }] },
  ],
  [
    'it is finished and paid once',
    { studies: [minute], shownProgress: 100, position: at(50, 60) },
    { states: [{ watched: 45, progress: 100, finishedAt: now, checkpoint: 55 }], paid: 1 },
  ],
])('nothing is found where %s', (_, done, found) => {
  expect(findings(done, found)).toEqual([]);
});

test.each<[string, Partial<Ledger>, Found, string]>([
  ['a note that is missing', { notes: [kept('a')] }, {}, 'lost'],
  ['a doubt that is missing', { doubts: [kept('a')] }, {}, 'lost'],
  ['a note that is there twice', { notes: [kept('a')] }, { notes: ['a', 'a'] }, 'doubled'],
  ['both versions of a changed note', { notes: [kept('a', 'a2')] }, { notes: ['a', 'a2'] }, 'doubled'],
  [
    'a text that was perhaps too late, twice',
    { notes: [{ fate: 'perhaps', texts: ['a'] }] },
    { notes: ['a', 'a'] },
    'doubled',
  ],
  ['a deletion that is undone', { notes: [{ fate: 'gone', texts: ['a'] }] }, { notes: ['a'] }, 'lost'],
  ['a text that nobody wrote', {}, { doubts: ['a'] }, 'doubled'],
  ['a rating that is missing', { rating: { possible: ['x'] } }, {}, 'lost'],
  ['an older rating', { rating: { possible: ['y'] } }, { ratings: ['x'] }, 'lost'],
  ['two ratings', { rating: { possible: ['x'] } }, { ratings: ['x', 'x'] }, 'doubled'],
  ['a like that is missing', { liked: { possible: [true] } }, {}, 'lost'],
  ['a like that was taken back', {}, { likes: [person] }, 'lost'],
  ['a like that counts twice', { liked: { possible: [true] } }, { likes: [person, person] }, 'doubled'],
  ['an enrolment that is missing', { enrolled: { possible: [true] } }, {}, 'lost'],
  ['two enrolments', { enrolled: { possible: [true] } }, { enrolments: 2 }, 'doubled'],
  ['a tick that is missing', { studies: [minute] }, { states: [{ watched: 45 }] }, 'lost'],
  ['all study that is missing', { studies: [minute] }, {}, 'lost'],
  ['a tick that counts twice', { studies: [minute] }, { states: [{ watched: 75 }] }, 'doubled'],
  ['less progress than was shown', { shownProgress: 40 }, { states: [{ progress: 39 }] }, 'lost'],
  ['a finish that is missing', {}, { states: [{ progress: 99 }] }, 'lost'],
  ['another place to resume', { position: at(50, 60) }, { states: [{ checkpoint: 30 }] }, 'lost'],
  ['a place to resume that is missing', { position: at(50, 60) }, { states: [{}] }, 'lost'],
  [
    'another place to resume of what is finished',
    { shownProgress: 100, position: at(50, 60) },
    { states: [{ progress: 100, finishedAt: now, checkpoint: 30 }] },
    'lost',
  ],
  ['a finish that is paid twice', {}, { states: [{ progress: 100, finishedAt: now }], paid: 2 }, 'doubled'],
  ['two states of one content', {}, { states: [{}, {}] }, 'doubled'],
])('%s is found, and nothing else', (_, done, found, kind) => {
  expect(findings(done, found).map((finding) => finding.kind)).toEqual([kind]);
});

const chosen = (value: number, attempts = 1) => ({
  questionId: 71,
  alternativeId: value,
  text: null,
  attempts,
});
const wrote = (text: string) => ({ questionId: 72, alternativeId: null, text, attempts: 1 });
/** One attempt that was begun once, with what was chosen and written in it. */
const inAttempt = (
  answers: [page: number, value: string, given?: number, confirmed?: number][],
  isFinished = false,
): Partial<Ledger> => ({
  begun: 1,
  attempts: new Map([
    [
      1,
      {
        answers: new Map(
          answers.map(([page, value, given = 1, confirmed = 1]) => [
            page,
            { possible: [value], given, confirmed },
          ]),
        ),
        finished: { possible: [isFinished] },
      },
    ],
  ]),
});
const open = (...answers: Answer[]) => ({ attempts: [{ finishedAt: null, answers }] });

test.each<[string, Partial<Ledger>, Found, string[]]>([
  [
    'answers as they were given',
    inAttempt([
      [1, '5'],
      [2, 'a'],
    ]),
    open(chosen(5), wrote('a')),
    [],
  ],
  ['an attempt that is missing', inAttempt([]), {}, ['lost']],
  [
    'two attempts of one press',
    inAttempt([]),
    { attempts: [...open().attempts, ...open().attempts] },
    ['doubled'],
  ],
  ['another alternative', inAttempt([[1, '5']]), open(chosen(6)), ['lost']],
  ['an older text', inAttempt([[2, 'b']]), open(wrote('a')), ['lost']],
  ['a choice that counts twice', inAttempt([[1, '5']]), open(chosen(5, 2)), ['doubled']],
  ['a choice that does not count', inAttempt([[1, '5', 2, 2]]), open(chosen(5, 1)), ['lost']],
  [
    'choices beyond the limit, which are judged by their number alone',
    inAttempt([[1, '5', 3, 3]]),
    open(chosen(6, 2)),
    [],
  ],
  ['a finish that is missing', inAttempt([], true), open(), ['lost']],
  [
    'a finish that nobody asked for',
    inAttempt([]),
    { attempts: [{ finishedAt: now, answers: [] }] },
    ['lost'],
  ],
])('of an exercise: %s', (_, done, found, kinds) => {
  expect(findings(done, found, 'exercise').map(({ kind }) => kind)).toEqual(kinds);
});

const told = (location: string, step = location): Found => ({
  states: [
    {
      scorm: [
        { key: 'cmi.location', value: location },
        { key: 'cmi.suspend_data', value: JSON.stringify({ step: Number(step) }) },
      ],
    },
  ],
});

test.each<[string, Found, string[]]>([
  ['the step that was seen', told('3'), []],
  ['an older step', told('2'), ['lost']],
  ['no step', {}, ['lost']],
  ['half of what it told', told('3', '2'), ['lost']],
])('of a package: %s', (_, found, kinds) => {
  expect(findings({ step: { possible: [3] } }, found, 'package').map(({ kind }) => kind)).toEqual(kinds);
});
