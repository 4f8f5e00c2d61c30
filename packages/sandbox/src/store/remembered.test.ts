import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { seedNow } from '../clock.ts';
import { seed } from '../seed/seed.ts';
import { createMemory } from './remembered.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-remembered-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const open: Store[] = [];
let files = 0;
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of open.splice(0)) store.close();
});

const seeded = () => {
  const file = join(folder, `${++files}.sqlite`);
  const store = sqliteStore(file);
  seed(store, new Date(seedNow), '');
  const session = { userId: 1, openedAt: '', expiresAt: '2026-03-02T20:00:00.000Z' };
  store.insert('sessions', { ...session, token: 'ana' });
  open.push(store);
  return { file, store };
};

/** How often SQLite is asked for rows while `work` runs. */
const asked = (work: () => unknown): number => {
  const [one, all] = [vi.spyOn(StatementSync.prototype, 'get'), vi.spyOn(StatementSync.prototype, 'all')];
  work();
  const count = [...one.mock.contexts, ...all.mock.contexts].length;
  vi.restoreAllMocks();
  return count;
};

const of = { sum: 'stars', present: 'message' } as const;
const sumsIn = (store: Store, ids: number[]) =>
  Object.fromEntries(store.tally('ratings', 'courseId', { courseId: { oneOf: ids } }, of));

test('a session that was found is not asked for again, until one is written, undone or not', () => {
  const { store } = seeded();
  const find = () => store.reading(() => store.find('sessions', { token: 'ana' }));
  const [first, again] = [asked(find), asked(find)];
  expect(first - again).toBe(1);
  expect(find()?.userId).toBe(1);
  expect(() => Object.assign(find() ?? {}, { userId: 2 })).toThrow(TypeError);
  const id = find()?.id ?? 0;
  expect(() =>
    store.transaction(() => {
      store.remove('sessions', id);
      expect(find()).toBeUndefined();
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(find()?.id).toBe(id);
  store.remove('sessions', id);
  expect(find()).toBeUndefined();
});

test('sums of ratings are not counted again, but for the courses whose ratings are written', () => {
  const { store } = seeded();
  const ids = [1, 2, 3, 60];
  const sums = () => store.reading(() => sumsIn(store, ids));
  const before = sums();
  expect(before[60]).toBeUndefined();
  expect(before[1]?.count).toBeGreaterThan(0);
  expect(asked(sums)).toBe(asked(() => store.reading(() => {})));
  const rating = { userId: 1, contentId: null, eventId: null, likes: [], createdAt: '' };
  const { id } = store.insert('ratings', { ...rating, courseId: 60, stars: 4, message: null });
  expect(sums()).toEqual({ ...before, 60: { count: 1, sum: 4, present: 0 } });
  store.patch('ratings', id, { stars: 2, message: 'Curto' });
  expect(sums()[60]).toEqual({ count: 1, sum: 2, present: 1 });
  expect(() =>
    store.transaction(() => {
      store.patch('ratings', id, { stars: 5 });
      expect(sums()[60]?.sum).toBe(5);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(sums()[60]?.sum).toBe(2);
  store.remove('ratings', id);
  expect(sums()).toEqual(before);
});

test('what another program writes to the file is seen with the next call', () => {
  const { file, store } = seeded();
  const find = () => store.reading(() => store.find('sessions', { token: 'ana' }));
  const id = find()?.id ?? 0;
  const before = sumsIn(store, [1])[1]?.count ?? 0;
  const other = sqliteStore(file);
  open.push(other);
  other.remove('sessions', id);
  const rating = { userId: 1, contentId: null, eventId: null, likes: [], createdAt: '' };
  other.insert('ratings', { ...rating, courseId: 1, stars: 4, message: null });
  expect(find()).toBeUndefined();
  expect(sumsIn(store, [1])[1]?.count).toBe(before + 1);
});

test('of sessions ten thousand are remembered at most: after that all are asked for anew', () => {
  const memory = createMemory();
  const read = vi.fn(() => ({ id: 1 }));
  const find = (token: number) => memory.find('sessions', { token: String(token) }, read);
  for (let token = 0; token < 10_000; token += 1) find(token);
  find(0);
  expect(read).toHaveBeenCalledTimes(10_000);
  find(10_000);
  find(0);
  expect(read).toHaveBeenCalledTimes(10_002);
});

test('sums that are counted anew because too many were remembered lack none', () => {
  const memory = createMemory();
  const read = vi.fn(
    (where: { courseId: { oneOf: readonly number[] } }) =>
      new Map(where.courseId.oneOf.map((id) => [id, { count: 1, sum: id, present: 0 }])),
  );
  const tally = (ids: readonly number[]) =>
    memory.tally(
      'ratings',
      'courseId',
      { courseId: { oneOf: ids } } as never,
      { sum: 'stars', present: 'message' },
      read as never,
    );
  const ids = Array.from({ length: 10_000 }, (_, at) => at + 1);
  expect(tally(ids).size).toBe(10_000);
  expect([...tally([1, 2, 10_001]).keys()]).toEqual([1, 2, 10_001]);
});
