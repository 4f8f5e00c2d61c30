import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hasTokens, loadTokens, tokensIn } from './compiler/load.ts';
import { told } from './testing/values.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files, JSON unless they are text. */
function folderOf(files: Readonly<Record<string, unknown>>): string {
  const outer = mkdtempSync(join(tmpdir(), 'load-'));
  folders.push(outer);
  const folder = join(outer, 'acme');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const resolver = (...sources: readonly unknown[]) => ({
  version: '2025.10',
  resolutionOrder: [{ type: 'set', name: 's', sources }],
});
const loaded = (files: Readonly<Record<string, unknown>>) => {
  const { json, files: read, problems } = loadTokens(folderOf(files));
  return { json, read, problems: told(problems) };
};

test('tokens.json is taken as it is, before a resolver', () => {
  const files = { 'tokens.json': { a: { $ref: 'b.json' } }, 'resolver.json': resolver() };
  expect(loaded(files)).toEqual({ json: files['tokens.json'], read: ['tokens.json'], problems: [] });
});

test('a resolver has its files carried in, each relative to the file that names it, and parts of them', () => {
  const files = {
    'resolver.json': resolver(
      { $ref: 'sets/one.json', own: 1 },
      { $ref: 'sets/two.json#/part/0' },
      { $ref: '#/sets/x' },
    ),
    'sets/one.json': { a: 1, deep: { $ref: './two.json' }, top: { $ref: '../top.json' }, own: 2 },
    'top.json': { c: 3 },
    'sets/two.json': { part: [{ b: 2 }] },
  };
  expect(loaded(files)).toEqual({
    json: resolver(
      { a: 1, deep: { part: [{ b: 2 }] }, top: { c: 3 }, own: 1 },
      { b: 2 },
      { $ref: '#/sets/x' },
    ),
    read: ['resolver.json', 'sets/one.json', 'sets/two.json', 'top.json'],
    problems: [],
  });
});

test.each([
  ['a file that is not there', { $ref: 'x.json' }, 'resolver.json points to x.json, which does not exist.'],
  [
    'a part that is not there',
    { $ref: 'one.json#/x' },
    'resolver.json points to one.json#/x, which does not exist.',
  ],
  [
    'a file outside',
    { $ref: '../x.json' },
    'resolver.json points to ../x.json, which lies outside the brand’s folder.',
  ],
  [
    'a file of the disk',
    { $ref: '/etc/hosts' },
    'resolver.json points to /etc/hosts, which lies outside the brand’s folder.',
  ],
  [
    'an address',
    { $ref: 'https://example.com/x.json' },
    'resolver.json points to https://example.com/x.json; only files of the brand’s folder are read.',
  ],
  [
    'a folder',
    { $ref: 'sets' },
    'resolver.json points to sets, which is no file: name one of the files in it.',
  ],
  [
    'the brand’s folder itself',
    { $ref: './' },
    'resolver.json points to ./, which is no file: name one of the files in it.',
  ],
  ['a circle', { $ref: 'round.json' }, 'round.json points in a circle through round.json.'],
  ['no JSON', { $ref: 'broken.json' }, expect.stringMatching(/^broken\.json is not JSON: /)],
])('%s is told', (_case, source, expected) => {
  const files = {
    'resolver.json': resolver(source),
    'one.json': {},
    'sets/two.json': {},
    'round.json': { a: { $ref: 'round.json' } },
    'broken.json': '{',
  };
  expect(loaded(files).problems).toEqual([expected]);
});

test('a link that leads out of the folder is told', () => {
  const folder = folderOf({
    'resolver.json': resolver({ $ref: 'out.json' }, { $ref: 'in.json' }),
    'a.json': {},
  });
  writeFileSync(join(folder, '../out.json'), '{}');
  symlinkSync(join(folder, '../out.json'), join(folder, 'out.json'));
  symlinkSync(join(folder, 'a.json'), join(folder, 'in.json'));
  expect(told(loadTokens(folder).problems)).toEqual([
    'resolver.json points to out.json, which lies outside the brand’s folder.',
  ]);
});

test('a folder of the name of a file holds no tokens', () => {
  const folder = folderOf({ 'tokens.json/a.json': {} });
  expect(hasTokens(folder)).toBe(false);
  expect(told(loadTokens(folder).problems)).toEqual(['tokens.json is missing.']);
});

test('a folder without tokens is no brand', () => {
  const folder = folderOf({ 'README.md': '' });
  expect(hasTokens(folder)).toBe(false);
  expect(told(loadTokens(folder).problems)).toEqual(['tokens.json is missing.']);
  expect(() => tokensIn(folder)).toThrow('tokens.json is missing.');
  expect(() => tokensIn(folderOf({ 'tokens.json': '[]' }))).toThrow('tokens.json is not a JSON object.');
});
