import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';
import { collections } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { type DataFile, openDataFile } from './data-file.ts';
import { currentVersion } from './version.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
const now = new Date(2026, 10, 22, 9, 5, 7);
const open: DataFile[] = [];
afterEach(() => {
  for (const data of open.splice(0)) data.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder of its own, the file in it, and a start over it that keeps what was told. */
const place = () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const file = join(folder, 'sandbox.sqlite');
  const told: string[] = [];
  const start = ({ fresh = false, path = file } = {}) => {
    const data = openDataFile(path, { fresh, now, tell: (sentence) => told.push(sentence) });
    open.push(data);
    return data;
  };
  /** Starts, writes a company, and ends. */
  const written = () => {
    const data = start();
    data.store.insert('companies', { name: 'Decola' });
    data.close();
  };
  const names = () =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('-lock'))
      .sort();
  return { folder, file, told, start, written, names };
};

const change = (file: string, statements: string) => {
  const db = new DatabaseSync(file);
  db.exec(statements);
  db.close();
};

test('a file of this version goes on, and nothing is told', () => {
  const { start, written, told, names } = place();
  written();
  expect(start().store.list('companies')).toEqual([{ id: 1, name: 'Decola' }]);
  expect(told).toEqual([]);
  expect(names()).toEqual(['sandbox.sqlite', 'sandbox.sqlite-shm', 'sandbox.sqlite-wal']);
});

test('a file of another version is set aside as one whole file under the date, and told', () => {
  const { folder, file, start, written, told, names } = place();
  written();
  change(file, 'PRAGMA user_version = 7');
  expect(start().store.isEmpty()).toBe(true);
  expect(names()).toEqual([
    'sandbox.2026-11-22T09-05-07.sqlite',
    'sandbox.sqlite',
    'sandbox.sqlite-shm',
    'sandbox.sqlite-wal',
  ]);
  const aside = join(folder, 'sandbox.2026-11-22T09-05-07.sqlite');
  expect(told).toEqual([
    `The data in ${file} was written by another version of this project, which this one cannot read, so it begins anew. The old data is complete in ${aside}: the version that wrote it goes on with it by npm start -- --data ${aside}. Delete it when you need it no more.`,
  ]);
  const old = new DatabaseSync(aside, { readOnly: true });
  expect(old.prepare('SELECT data FROM companies').all()).toEqual([{ data: '{"name":"Decola","id":1}' }]);
  old.close();
});

test('what was still in the log of a killed version is in the file that is set aside', () => {
  const { file, start, written } = place();
  written();
  const killed = spawnSync(process.execPath, [
    '--eval',
    `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
     db.exec("PRAGMA user_version = 7; INSERT INTO companies (body) VALUES ('{}')");
     process.kill(process.pid, 'SIGKILL')`,
  ]);
  expect(killed.signal).toBe('SIGKILL');
  expect(existsSync(`${file}-wal`)).toBe(true);
  start();
  const old = new DatabaseSync(join(file, '../sandbox.2026-11-22T09-05-07.sqlite'), { readOnly: true });
  expect(old.prepare('SELECT count(*) AS n FROM companies').get()).toEqual({ n: 2 });
  old.close();
});

test('two files set aside in one second have two names', () => {
  const { file, start, written, names } = place();
  for (const version of [7, 8]) {
    written();
    change(file, `PRAGMA user_version = ${version}`);
    start().close();
  }
  expect(names()).toEqual([
    'sandbox.2026-11-22T09-05-07-2.sqlite',
    'sandbox.2026-11-22T09-05-07.sqlite',
    'sandbox.sqlite',
  ]);
});

test('who comes back to a version is told where its own data lies', () => {
  const { folder, file, start, written, told } = place();
  written();
  const earlier = join(folder, 'sandbox.2026-11-20T10-00-00.sqlite');
  writeFileSync(earlier, readFileSync(file));
  writeFileSync(join(folder, 'sandbox.2026-11-21T10-00-00.sqlite'), 'another thing');
  change(file, 'PRAGMA user_version = 7');
  start();
  expect(told.join()).toContain(
    `(Data that this version wrote earlier lies in ${earlier}; npm start -- --data ${earlier} goes on with that.)`,
  );
});

test('a layout of long ago, in which nothing of today would find its columns, is no error', () => {
  const { file, start, told } = place();
  change(
    file,
    ['people', 'credentials', 'sessions']
      .map((name) => `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, body TEXT NOT NULL)`)
      .join(';'),
  );
  expect(start().store.count('sessions', { token: 'a' })).toBe(0);
  expect(told).toHaveLength(1);
});

describe('what cannot be read is set aside unchanged', () => {
  const damages: Record<string, (file: string) => void> = {
    'words of somebody': (file) => writeFileSync(file, 'Lista de compras: café, pão.\n'),
    'zeros, as after a power cut': (file) => writeFileSync(file, new Uint8Array(8192)),
    'half of a file': (file) => truncateSync(file, 4096 * 30),
    'a file that ends within a page': (file) => truncateSync(file, readFileSync(file).length - 700),
    'the beginning of a header': (file) => truncateSync(file, 50),
    'pages of something else in the middle': (file) =>
      writeFileSync(file, readFileSync(file).fill('não é uma página', 4096 * 3, 4096 * 40)),
  };
  test.each(Object.entries(damages))('%s', (_, damage) => {
    const { folder, file, start, written, told } = place();
    written();
    damage(file);
    const before = readFileSync(file);
    for (const fresh of [false, true]) {
      if (fresh) writeFileSync(file, before);
      const data = start({ fresh });
      expect(data.store.insert('companies', { name: 'Nova' }).id).toBe(1);
      data.close();
    }
    const aside = join(folder, 'sandbox.2026-11-22T09-05-07.sqlite');
    expect(readFileSync(aside)).toEqual(before);
    expect(told[0]).toBe(
      `${file} is damaged or was never data of the sandbox, so it begins anew. The file lies unchanged in ${aside}; delete it when you need it no more.`,
    );
    expect(told).toHaveLength(2);
  });
});

describe('what is not ours to move is refused in a sentence', () => {
  test.each([false, true])('a database of another application, fresh %s', (fresh) => {
    const { file, start, names } = place();
    change(file, 'CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES (1)');
    const before = readFileSync(file);
    expect(() => start({ fresh })).toThrow(
      `${file} is a database of another application and was left as it is. Start on another file: npm start -- --data .data/another.sqlite`,
    );
    change(file, 'PRAGMA application_id = 252006675');
    expect(() => start({ fresh })).toThrow('is a database of another application');
    expect(readFileSync(file).length).toBe(before.length);
    expect(names()).toEqual(['sandbox.sqlite']);
  });

  test('a folder', () => {
    const { folder, file, start } = place();
    expect(() => start({ path: folder })).toThrow(`${folder} is not a file, so no data can be kept in it.`);
    writeFileSync(file, '');
    expect(() => start({ path: join(file, 'sandbox.sqlite') })).toThrow('part of its path is not a folder');
  });

  test.each([false, true])('a file that another program has open, fresh %s', (fresh) => {
    const { file, start, written, names } = place();
    written();
    change(file, 'PRAGMA user_version = 7');
    const other = new DatabaseSync(file);
    other.prepare('SELECT count(*) FROM companies').get();
    expect(() => start({ fresh })).toThrow(
      `No data can be kept in ${file}: another program has the file open, perhaps a sandbox of another version. Change that, or start on another file:`,
    );
    expect(names()).toContain('sandbox.sqlite');
    other.close();
    expect(start({ fresh }).store.isEmpty()).toBe(true);
  });
});

test('fresh deletes what a sandbox wrote, of this version or another', () => {
  const { file, start, written, told, names } = place();
  written();
  const data = start({ fresh: true });
  expect(data.store.isEmpty()).toBe(true);
  data.store.insert('companies', { name: 'Decola' });
  data.close();
  change(file, 'PRAGMA user_version = 7');
  expect(start({ fresh: true }).store.isEmpty()).toBe(true);
  expect(told).toEqual([]);
  expect(names()).toEqual(['sandbox.sqlite', 'sandbox.sqlite-shm', 'sandbox.sqlite-wal']);
});

test('an empty file and an empty database are begun, not set aside', () => {
  const empty = place();
  writeFileSync(empty.file, '');
  expect(empty.start().store.isEmpty()).toBe(true);
  const blank = place();
  change(blank.file, 'VACUUM');
  expect(blank.start().store.isEmpty()).toBe(true);
  expect([...empty.told, ...blank.told]).toEqual([]);
});

describe('one at a time', () => {
  test('a second start is refused and changes nothing, whatever way the file is named, until the first ends', () => {
    const { folder, file, start } = place();
    // Of a start that was killed.
    writeFileSync(`${file}-address`, 'http://localhost:4999\n');
    const first = start();
    first.store.insert('companies', { name: 'Decola' });
    expect(() => start()).toThrow(
      `Another start of the sandbox has the data in ${file} and is just beginning or ending. Try again in a moment, or start on another file: npm start -- --data .data/another.sqlite`,
    );
    first.announce('http://localhost:4300');
    const link = join(folder, 'link.sqlite');
    symlinkSync(file, link);
    mkdirSync(join(folder, 'inner'));
    for (const path of [file, link, join(folder, 'inner/../sandbox.sqlite')])
      for (const fresh of [false, true])
        expect(() => start({ fresh, path })).toThrow(
          `The sandbox runs already with the data in ${file}, at http://localhost:4300. Open that address, or start a second one on a file of its own: npm start -- --data .data/another.sqlite`,
        );
    expect(first.store.count('companies')).toBe(1);
    first.close();
    expect(start().store.count('companies')).toBe(1);
  });

  test('a start that fails lets go of the file', () => {
    const { file, start } = place();
    change(file, 'CREATE TABLE bookmarks (url TEXT)');
    expect(() => start()).toThrow('another application');
    rmSync(file);
    expect(start().store.isEmpty()).toBe(true);
  });
});

describe('seeding is killed', () => {
  const sizes = (store: Store) => collections.map((name) => [name, store.count(name)]);
  const whole = sizes(openSandbox().store);
  const killed = (file: string, ...words: string[]) => {
    const script = [join(import.meta.dirname, 'seeding.killed.ts'), file, String(currentVersion())];
    const { signal, stderr } = spawnSync(process.execPath, [...script, ...words], { encoding: 'utf8' });
    expect([signal, stderr]).toEqual(['SIGKILL', '']);
  };

  test.each(['1', '1500', '2900'])(
    'before insert %s of the first: the next start seeds it whole',
    (insert) => {
      const { file, start, told } = place();
      killed(file, insert);
      const { store } = start();
      expect(store.isEmpty()).toBe(true);
      openSandbox({ store });
      expect(sizes(store)).toEqual(whole);
      expect(told).toEqual([]);
    },
  );

  test.each(['1', '1500'])(
    'before insert %s of a new beginning: what was there is still there, whole',
    (insert) => {
      const { file, start } = place();
      killed(file, insert, 'empty');
      expect(sizes(start().store)).toEqual(whole);
    },
  );
});

test('a file that is damaged below its schema begins anew, and lies unchanged beside', () => {
  const { file, told, start } = place();
  const data = start();
  for (let at = 0; at < 400; at++)
    data.store.insert('companies', { name: `Empresa ${at} ${'x'.repeat(200)}` });
  data.close();
  const bytes = readFileSync(file);
  // Pages from the middle on: the schema stands in the first ones and reads as before.
  bytes.fill(0xff, Math.floor(bytes.length / 2));
  writeFileSync(file, bytes);
  expect(start().store.count('companies')).toBe(0);
  expect(told).toEqual([expect.stringContaining('is damaged or was never data of the sandbox')]);
});

test('a file in which only a look at every page finds the damage begins anew', () => {
  const { file, told, start, written } = place();
  written();
  const bytes = readFileSync(file);
  const pages = Array.from({ length: bytes.length / 4096 - 1 }, (_, at) => 4096 * (at + 1));
  // A leaf that counts its free bytes wrongly: it is read and written all the same.
  const leaf = pages.find((page) => bytes[page] === 0x0d) ?? 0;
  bytes[leaf + 7] = 9;
  writeFileSync(file, bytes);
  expect(start().store.count('companies')).toBe(0);
  expect(told).toEqual([expect.stringContaining('is damaged or was never data of the sandbox')]);
});

test('a file whose log was being brought into it when the power went goes on', () => {
  const { file, told, start, written } = place();
  written();
  const { signal } = spawnSync(process.execPath, [
    '--eval',
    `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
     db.exec("INSERT INTO companies (body) VALUES ('{\\"name\\":\\"" + 'x'.repeat(20_000) + "\\"}')");
     process.kill(process.pid, 'SIGKILL')`,
  ]);
  expect(signal).toBe('SIGKILL');
  // The first page that is new came halfway; the log has it whole.
  appendFileSync(file, 'x'.repeat(700));
  expect(start().store.count('companies')).toBe(2);
  expect(told).toEqual([]);
});

test('a disk that becomes full while the sandbox runs is told to who started it', () => {
  const { told, start } = place();
  const data = start();
  data.announce('http://localhost:4100');
  const full = Object.assign(new Error('database or disk is full'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  });
  expect(() =>
    data.store.transaction(() => {
      throw full;
    }),
  ).toThrow();
  expect(told).toEqual([expect.stringContaining('The disk is full')]);
});
