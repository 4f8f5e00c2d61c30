import { StatementSync } from 'node:sqlite';
import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import type { Operation } from '@student/api-client/table';
import { describe, expect, test, vi } from 'vitest';
import { collections } from './store/collections.ts';
import { rules } from './store/indexes.ts';
import type { Collection } from './store/records.ts';
import { sqliteStore } from './store/sqlite.ts';
import { type Store, StoreConflict } from './store/store.ts';
import { calls } from './walks/calls.ts';
import { answered, callOf, openStage, operationOf, type Stage } from './walks/walk.ts';

/** Copies every record of these collections; copies refer to the copies of what they referred to. */
const copyAll = (store: Store, names: readonly Collection[]) => {
  const copies = new Map<string, Map<number, number>>();
  for (const name of names) {
    const known = new Map<number, number>();
    copies.set(name, known);
    const refers = Object.entries(rules[name]?.refers ?? {});
    for (const { id, ...row } of store.list(name)) {
      const draft: Record<string, unknown> = row;
      for (const [field, target] of refers)
        draft[field] = copies.get(target ?? '')?.get(Number(draft[field])) ?? draft[field];
      if (name === 'people') Object.assign(draft, { email: `outra.${draft.email}`, document: null });
      const copy = insertOnce(store, name, draft);
      if (copy !== undefined) known.set(id, copy);
    }
  }
};

/** What may be there once only is not copied. */
const insertOnce = (store: Store, name: Collection, draft: object): number | undefined => {
  try {
    return store.insert(name, draft as never).id;
  } catch (error) {
    if (error instanceof StoreConflict) return undefined;
    throw error;
  }
};

const single: readonly Collection[] = ['people', 'sessions', 'configuration', 'tokens'];
const below: readonly Collection[] = [
  'eventClasses',
  'contents',
  'complements',
  'questions',
  'formQuestions',
  'products',
  ...collections.slice(collections.indexOf('contentStates')).filter((name) => name !== 'configuration'),
];

/** What may be there twice at one place. */
const within: readonly (readonly Collection[])[] = [
  ['contents', 'questions', 'contentStates', 'attempts'],
  ['complements', 'ratings', 'doubts', 'notes', 'attempts', 'indications'],
  ['people', 'seats', 'ratings', 'indications'],
];

/** Something of each kind everywhere, so that many of a kind are compared with one of it. */
const begin = (store: Store) =>
  store.transaction(() => {
    store.patch('courseTracks', 1, { eventIds: [1], graduationIds: [1] });
    const rating = { userId: 2, courseId: null, contentId: null, eventId: null, likes: [] };
    const said = { stars: 5, message: 'Muito boa.', createdAt: '2026-03-01T12:00:00.000Z' };
    for (const { id: eventId } of store.list('events'))
      store.insert('ratings', { ...rating, ...said, eventId });
    for (const { id: contentId, courseId } of store.list('contents')) {
      store.insert('ratings', { ...rating, ...said, contentId, courseId });
      store.insert('notes', { userId: 1, contentId, text: 'Rever.', seconds: null });
      const file = { title: 'Guia', description: null, url: '/g.pdf', extension: 'pdf' };
      store.insert('complements', { ...file, contentId });
    }
  });

/** More of everything: whole trainings with what people did in them, then more within each training and at each place. */
const grow = (store: Store) =>
  store.transaction(() => {
    begin(store);
    copyAll(
      store,
      collections.filter((name) => !single.includes(name)),
    );
    copyAll(store, below);
    for (const names of within) copyAll(store, names);
    const idsOf = (name: Collection) => store.list(name).map(({ id }) => id);
    const all = {
      courseIds: idsOf('courses'),
      eventIds: idsOf('events'),
      graduationIds: idsOf('graduations'),
    };
    for (const id of idsOf('courseTracks')) store.patch('courseTracks', id, all);
    const lines = idsOf('products').map((productId) => ({ productId, quantity: 1, decoins: 1 }));
    for (const id of idsOf('orders')) store.patch('orders', id, { lines });
  });

type Given = RequestOptions<AnyEndpoint>;

/** All rows, as many as a page may have: of what a call may ask for only what it has to. */
const everything = ({ endpoint }: Operation, given: Given): Given => {
  const known = endpoint.definition.query ?? {};
  const needed = Object.entries(given.query ?? {}).filter(([name]) => known[name]?.type !== 'optional');
  const query = {
    ...Object.fromEntries(needed),
    ...('search' in known && known.search?.type !== 'optional' && { search: 'a' }),
    ...('limit' in known && { limit: 100 }),
  };
  return { ...given, query };
};

const open = (arrange: (store: Store) => void): Stage => {
  const store = sqliteStore(':memory:');
  const stage = openStage({ store });
  arrange(store);
  return stage;
};

/** How many statements a call lets SQLite run once the catalogue is known, and how long its answer is. */
const costOf = async (stage: Stage, operation: Operation) => {
  const { before } = calls[operation.operationId] ?? {};
  const given = everything(operation, { ...callOf(operation), ...(await before?.(stage)) });
  for (const name of collections) stage.sandbox.store.list(name);
  const runs = (['all', 'get', 'run'] as const).map((name) => vi.spyOn(StatementSync.prototype, name));
  const { body, status } = await stage.call(operation, given);
  const statements = runs.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const run of runs) run.mockRestore();
  return { status, statements, length: JSON.stringify(body)?.length ?? 0 };
};

/** Lists that grow with nothing that is copied, and those that end after so many. */
const asLong: ReadonlySet<string> = new Set([
  'listMyCompanies',
  'listMyTeams',
  'listMyInterests',
  'listMyProfileInterests',
  'listMyAccesses',
  'listStates',
  'listStatement',
  'listRecommendedCourses',
  'listCourseInstructors',
  'listCourseContentInstructors',
  'listEventClassInstructors',
  'listEventContentInstructors',
]);

const reads = answered.filter(({ endpoint }) => endpoint.method === 'GET');

describe('a call that reads', () => {
  const [few, many] = [open(begin), open(grow)];

  test.each(reads)('$operationId runs as many statements for many rows as for few', async (operation) => {
    const [one, other] = [await costOf(few, operation), await costOf(many, operation)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.statements).toBeLessThanOrEqual(one.statements);
    const isList = /^(list|search)/.test(operation.operationId) && !asLong.has(operation.operationId);
    if (isList) expect(other.length).toBeGreaterThan(one.length);
  });
});

/** Writes that look at many records to change one. */
const writes = [
  'finishCourseContent',
  'finishCourse',
  'finishExerciseQuestionnaire',
  'issueReceipt',
  'placeOrder',
  'rateCourseContent',
  'saveCourseContentProgress',
  'initializeCourseContent',
  'enrollInEventClass',
  'checkInToEvent',
  'checkInToTrainingCourse',
  'generateCourseContentQuestionnaire',
  'enrollInTrainingCourse',
];

test.each(writes.map(operationOf))(
  '$operationId runs as many statements among many rows as among few',
  async (operation) => {
    const [few, many] = [await costOf(open(begin), operation), await costOf(open(grow), operation)];
    expect(many).toMatchObject({ status: 200, statements: few.statements });
  },
);
