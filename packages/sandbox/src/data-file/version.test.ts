import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { currentShape, type Shape, versionOf } from './version.ts';

const shape = currentShape();
const changed = (change: Partial<Shape>) => versionOf({ ...shape, ...change });
const replaced = (texts: readonly string[], from: string | RegExp, to: string) =>
  texts.map((text) => text.replace(from, to));

test('the version fits user_version, and is the same on a machine elsewhere at another time', () => {
  const version = versionOf(shape);
  expect(version).toBeGreaterThan(0);
  expect(version).toBeLessThan(2 ** 31);
  const source = join(import.meta.dirname, 'version.ts');
  const elsewhere = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Date.now = () => 0;
       const { currentShape, versionOf } = await import(${JSON.stringify(pathToFileURL(source).href)});
       console.log(versionOf(currentShape()));`,
    ],
    { cwd: '/', env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' }, encoding: 'utf8' },
  );
  expect(elsewhere.stdout.trim()).toBe(String(version));
});

test('an index, a field of a record and a record of the seed each change it', () => {
  const versions = [
    versionOf(shape),
    changed({ layout: shape.layout.filter((statement) => !statement.includes('"notes.userId"')) }),
    changed({
      types: replaced(shape.types, 'sessions: { id: number;', 'sessions: { id: number; device: string;'),
    }),
    changed({ seed: replaced(shape.seed, 'Boas-vindas ', 'Bem-vinda ') }),
    changed({ seed: shape.seed.slice(1) }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});

test('comments, indentation and line ends of the types do not', () => {
  const types = shape.types.map(
    (text) => `// A word about it.\r\n${text.replaceAll('\n', '\r\n  ')}/** And\n another. */`,
  );
  expect(changed({ types })).toBe(versionOf(shape));
});

test('the files with the types of the records are all of their shape: they import each other only', () => {
  const store = join(import.meta.dirname, '../store');
  const imported = readdirSync(store)
    .filter((name) => name.startsWith('records'))
    .flatMap((name) => [...readFileSync(join(store, name), 'utf8').matchAll(/from '([^']+)'/g)])
    .map(([, path]) => path);
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((path) => !path?.startsWith('./records-'))).toEqual([]);
});
