import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeTable } from '../packages/ui/src/conformance/attribute-table.ts';
import {
  attributesRead,
  attributesWritten,
  valuesWritten,
} from '../packages/ui/src/conformance/attributes-in-source.ts';
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

/** Rows whose values are told one by one; others say in words what they may be. */
const listed = attributeTable
  .map(({ name, values, isGiven }) => ({ name, values: values.split(', '), isGiven }))
  .filter(({ values, isGiven }) => !isGiven && values.every((value) => !value.includes(' ')));
const values = valuesWritten(textsOf(all.filter((file) => !isSheet(file))));

test('every value that a component writes out stands in its row', () => {
  expect(values.get('data-part')?.texts.size).toBeGreaterThan(3);
  const unknown = listed.map(({ name, values: known }) => ({
    name,
    texts: [...(values.get(name)?.texts ?? [])].filter((text) => !known.includes(text)),
  }));
  expect(unknown.filter(({ texts }) => texts.length > 0)).toEqual([]);
});

test('every value of a row is written, where none is computed', () => {
  const held = listed.filter(({ name }) => values.get(name)?.isComputed === false);
  expect(held.map(({ name }) => name)).toContain('data-part');
  const unwritten = held.map(({ name, values: known }) => ({
    name,
    texts: known.filter((text) => !values.get(name)?.texts.has(text)),
  }));
  expect(unwritten.filter(({ texts }) => texts.length > 0)).toEqual([]);
});

test.each([
  ['<div data-open />', 'data-open', ['present'], false],
  ['<div\n  data-tone={tone}\n>', 'data-tone', [], true],
  ['<div data-part="chip" />', 'data-part', ['chip'], false],
  ["const look = { 'data-size': 'small', 'data-side': side };", 'data-size', ['small'], false],
  ["element.dataset.part = 'announcements';", 'data-part', ['announcements'], false],
  ["element.setAttribute('data-part', name)", 'data-part', [], true],
  ["element.toggleAttribute('data-open', is)", 'data-open', ['present'], false],
])('values are found in %s', (text, name, texts, isComputed) => {
  expect(valuesWritten({ 'a.tsx': text }).get(name)).toEqual({ texts: new Set(texts), isComputed });
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
