import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { refusing } from '../outcome.ts';
import { memoryStore } from '../store/memory.ts';
import { type Store, StoreConflict } from '../store/store.ts';
import { watched } from './watched.ts';

/** A store on whose disk nothing can be written, with SQLite's own error for that. */
const onFullDisk = () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE all_there_is (body TEXT); PRAGMA max_page_count = 2');
  const fail = () => db.exec("INSERT INTO all_there_is VALUES (printf('%.100000c', 'a'))");
  const told: string[] = [];
  const failing = { ...memoryStore(), insert: fail, transaction: fail } as unknown as Store;
  return { store: watched(failing, '/data/sandbox.sqlite', (sentence) => told.push(sentence)), told };
};

/** To whose call it happens. */
const notKept = 'Não foi possível guardar os dados agora. Tente de novo em alguns minutos.';

const sentence =
  'The disk is full: nothing new is kept in /data/sandbox.sqlite, and what was kept is safe. Make room and go on, or stop this and start on another disk: npm start -- --data /another/disk/sandbox.sqlite';

test('a disk that becomes full is told once, with what to do; the call fails', () => {
  const { store, told } = onFullDisk();
  for (let turn = 0; turn < 3; turn++)
    expect(() => store.insert('companies', { name: 'Decola' })).toThrow(notKept);
  expect(told).toEqual([sentence]);
});

test('also when it is noticed only as what was written becomes final', () => {
  const { store, told } = onFullDisk();
  expect(() => store.transaction(() => undefined)).toThrow(notKept);
  expect(told).toEqual([sentence]);
});

test.each([
  [11, 'was damaged while the sandbox ran. Stop this and start again'],
  [26, 'was damaged while the sandbox ran. Stop this and start again'],
  [8, 'cannot be written or read any more'],
  [14, 'cannot be written or read any more'],
  [0x10a, 'cannot be written or read any more'],
  [19, undefined],
])('SQLite’s error %i is told as what it is', (errcode, words) => {
  const told: string[] = [];
  const error = Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
  const failing: Store = {
    ...memoryStore(),
    clear: () => {
      throw error;
    },
  };
  const store = watched(failing, '/data/sandbox.sqlite', (sentence) => told.push(sentence));
  expect(() => store.clear()).toThrow(words ? notKept : error);
  expect(told).toEqual(words ? [expect.stringContaining(words)] : []);
});

test('what a handler refuses, and what contradicts other records, is no trouble of the file', () => {
  const told: string[] = [];
  const store = watched(memoryStore(), 'sandbox.sqlite', (sentence) => told.push(sentence));
  expect(() => store.patch('companies', 1, { name: 'Decola' })).toThrow(StoreConflict);
  expect(store.transaction(() => store.insert('companies', { name: 'Decola' }))).toEqual({
    id: 1,
    name: 'Decola',
  });
  expect(told).toEqual([]);
});

test('a call whose data cannot be kept is answered 503 with a sentence, and its error is not printed for each', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = onFullDisk();
  const outcome = refusing(() => ({
    status: 200,
    body: String(store.insert('companies', { name: 'Decola' }).id),
  })) as { status: number; body: string };
  expect([outcome.status, JSON.parse(outcome.body)]).toEqual([
    503,
    { code: 'UNEXPECTED_ERROR', message: notKept },
  ]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
