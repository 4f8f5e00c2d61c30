import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bagKey, searchesKey } from '../device-keys.ts';
import { faqKey } from '../faq/kept-open.ts';
import { packageKey } from '../media/package/kept-package.ts';
import { draftsKey } from '../tab-keys.ts';
import { deviceEntries, deviceStores, entryOf, isOwn, type Place } from './device-entries.ts';

const app = join(import.meta.dirname, '../..');

const sources = ['src', 'boot', 'worker'].flatMap((folder) =>
  readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.|\.testing\.|\.stories\.|\/testing\//.test(name),
    )
    .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') })),
);

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** Where names of others are written, not names of their own. */
const between = ['src/memory-storage.ts'];

it('every file that writes to the device or the tab stands in the list of what this device keeps', () => {
  const listed = Object.values(deviceEntries)
    .flatMap((entries) => Object.values(entries).map(({ writtenBy }) => writtenBy))
    .filter((name) => name.includes('/'));
  const writing = filesWith(/\.setItem\(|storage\.keep\(/).filter((name) => !between.includes(name));
  expect([...new Set(listed)].sort()).toEqual(writing.sort());
});

it('nothing but the platform and the boot scripts reaches for the storage of the browser', () => {
  expect(filesWith(/\b(?:localStorage|sessionStorage)\b|document\.cookie/).sort()).toEqual([
    'boot/boot.js',
    'boot/first-screen.js',
    'src/platform.ts',
  ]);
});

it('databases and caches have the names of the list', () => {
  expect(filesWith(/indexedDB\.open\(/)).toEqual(['src/outbox/device-database.ts']);
  const worker = sources.find(({ name }) => name === 'worker/service-worker.ts')?.text ?? '';
  const [, names = ''] = /const names = \{([^}]*)\}/.exec(worker) ?? [];
  expect([...names.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual([...deviceStores.caches]);
});

it.each([
  ['device', 'user', 'person'],
  ['device', bagKey(7), 'bag'],
  ['device', searchesKey(7), 'searches'],
  ['device', faqKey(7), 'faq'],
  ['device', packageKey('7/course/12/7'), 'package'],
  ['device', 'student/left/7/a-b', 'left'],
  ['device', 'users', undefined],
  ['tab', draftsKey(7), 'drafts'],
  ['tab', 'registration', 'registration'],
  ['tab', 'user', undefined],
] as [Place, string, string | undefined][])('of the %s, %s is %s', (place, key, name) => {
  expect(entryOf(place, key)?.[0]).toBe(name);
});

it.each([
  ['bag/7', 7, true],
  ['bag/71', 7, false],
  ['attempt/7/course/12/7/0', 7, true],
  ['attempt/8/course/12/7/0', 7, false],
  ['player', 7, true],
])('%s is an entry of person %i or of nobody: %s', (key, personId, own) => {
  const [, entry] = entryOf('device', key) ?? [];
  expect(entry && isOwn(entry, key, personId)).toBe(own);
});
