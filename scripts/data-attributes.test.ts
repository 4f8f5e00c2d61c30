import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeTable } from '../packages/ui/src/conformance/attribute-table.ts';
import { attributesRead, attributesWritten } from '../packages/ui/src/conformance/attributes-in-source.ts';
import { root } from './root.mjs';

const library = join(root, 'packages/ui/src');
const textsOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(join(library, file), 'utf8')]));
const all = globSync('**/*.{ts,tsx}', { cwd: library }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file) && !file.startsWith('conformance'),
);
const isSheet = (file: string) => file.endsWith('.css.ts');

const written = attributesWritten(textsOf(all.filter((file) => !isSheet(file))));
const read = attributesRead(textsOf(all.filter(isSheet)));
const known = new Set<string>(attributeTable.map(({ name }) => name));
const given = new Set<string>(attributeTable.filter(({ isGiven }) => isGiven).map(({ name }) => name));
/** Written by headless primitives on elements that they draw; style sheets may read them. */
const ofPrimitives = new Set(['data-state', 'data-side', 'data-highlighted', 'data-disabled']);

test('every data attribute that a component writes stands in the table', () => {
  expect(written.size).toBeGreaterThan(40);
  expect(Object.fromEntries([...written].filter(([name]) => !known.has(name)))).toEqual({});
});

test('every row of the table is written by a component', () => {
  expect([...known].filter((name) => !written.has(name) && !given.has(name))).toEqual([]);
  expect([...given].filter((name) => written.has(name))).toEqual([]);
});

test('what a style sheet selects by is written by somebody', () => {
  expect(read.size).toBeGreaterThan(30);
  const isWritten = (name: string) => written.has(name) || given.has(name) || ofPrimitives.has(name);
  expect(Object.fromEntries([...read].filter(([name]) => !isWritten(name)))).toEqual({});
});

test('the table is in order and says everything', () => {
  const names = attributeTable.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  expect(attributeTable.filter(({ values, says }) => values === '' || !/^[A-Z].*\.$/.test(says))).toEqual([]);
});

test.each([
  ['<div data-open />', ['data-open']],
  ['<div\n  data-tone={tone}\n>', ['data-tone']],
  ["const look = { 'data-size': size };", ['data-size']],
  ["element.dataset.ownName = '';", ['data-own-name']],
  ["element.setAttribute('data-part', 'x')", ['data-part']],
  ["// data-not={this}\n/* <i data-nor /> */ element.querySelector('[data-read]')", []],
  ["if (element.dataset.motion === 'reduced') stop();", []],
])('attributes are found in %s', (text, names) => {
  expect([...attributesWritten({ 'a.tsx': text }).keys()]).toEqual(names);
});

test('selectors are found in style sheets', () => {
  const sheet = `'&[data-open]': {}, '[data-tone="brand"] &': {}, // [data-no]`;
  expect([...attributesRead({ 'a.css.ts': sheet }).keys()]).toEqual(['data-open', 'data-tone']);
});
