import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applicationId } from '../store/sqlite.ts';
import { inPlainWords } from './sentences.ts';
import { asideOf, removeFile, setAside } from './set-aside.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-aside-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = new Date(2026, 10, 22, 9, 5, 7);
const dated = 'sandbox.2026-11-22T09-05-07';

/** A folder with these files, each of which holds its name. */
const folderWith = (...names: string[]) => {
  const folder = mkdtempSync(join(root, 'folder-'));
  for (const name of names) writeFileSync(join(folder, name), name);
  return { folder, file: join(folder, 'sandbox.sqlite'), names: () => readdirSync(folder).sort() };
};

const besides = ['sandbox.sqlite', 'sandbox.sqlite-journal', 'sandbox.sqlite-shm', 'sandbox.sqlite-wal'];

test('what SQLite keeps beside a file goes with it: the next file never meets an old log', () => {
  const { file, names } = folderWith(...besides, 'sandbox.sqlite-lock', 'sandbox.sqlite-address');
  removeFile(file);
  expect(names()).toEqual(['sandbox.sqlite-address', 'sandbox.sqlite-lock']);
});

test('what is set aside is moved with all that SQLite keeps beside it', () => {
  const { folder, file, names } = folderWith(...besides, 'sandbox.sqlite-lock');
  expect(setAside(file, now)).toBe(join(folder, `${dated}.sqlite`));
  const moved = ['', '-journal', '-shm', '-wal'].map((tail) => `${dated}.sqlite${tail}`);
  expect(names()).toEqual([...moved, 'sandbox.sqlite-lock'].sort());
  expect(moved.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(besides);
});

test.each(['', '-wal', '-shm', '-journal'])('a name of which "%s" is there is not free', (tail) => {
  const { folder, file } = folderWith('sandbox.sqlite', `${dated}.sqlite${tail}`);
  expect(setAside(file, now)).toBe(join(folder, `${dated}-2.sqlite`));
});

test('of the files set aside earlier the newest that this version wrote is named', () => {
  const { folder, file } = folderWith();
  const write = (day: number, version: number, application = applicationId) => {
    const header = Buffer.alloc(100);
    header.writeUInt32BE(version, 60);
    header.writeUInt32BE(application, 68);
    writeFileSync(join(folder, `sandbox.2026-11-${day}T10-00-00.sqlite`), header);
  };
  write(10, 7);
  expect(asideOf(file, 8)).toBeUndefined();
  write(11, 8);
  write(12, 8);
  write(13, 7);
  write(14, 8, 1);
  expect(asideOf(file, 8)).toBe(join(folder, 'sandbox.2026-11-12T10-00-00.sqlite'));
});

test.each([
  [{ code: 'EFBIG' }, 'the disk is full'],
  [{ code: 'ENOSPC' }, 'the disk is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'the disk is full'],
  [{ code: 'EROFS' }, 'this user may not read and write there'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, 'this user may not read and write there'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 0x105 }, 'another program has the file open'],
])('%o at the start is told in a sentence', (facts, reason) => {
  const start = () => {
    throw Object.assign(new Error('of the system'), facts);
  };
  expect(() => inPlainWords('/data/sandbox.sqlite', start)).toThrow(
    `No data can be kept in /data/sandbox.sqlite: ${reason}`,
  );
});
