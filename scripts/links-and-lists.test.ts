import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    // The conformance suite is shipped to nobody: it plants bare links to see them told.
    .filter((file) => !file.endsWith('.stories.tsx') && !file.includes('/src/conformance/'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Where a bare `a` is right: the anchor itself, and links within the page, which no router follows. */
const anchors = ['internal/anchor.tsx', 'error-summary.tsx', 'skip-link.tsx'];

/** A bare `a` is followed by the browser, which loads the whole app anew for an address of its own (decision 0522). */
test('the one link element of the library and the app is the anchor that the router follows', () => {
  const files = sources('{packages/ui,apps/student}/src/**/*.tsx');
  expect(files.length).toBeGreaterThan(200);
  const bare = files.filter(
    ({ file, text }) =>
      !anchors.some((name) => file.endsWith(name)) && /<a[\s>]|createElement\(\s*'a'/.test(text),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});

/**
 * Safari takes the role from a list that is drawn without marks, as all of ours are: that is why `noRedundantRoles` is off there
 * (biome.json), and why no other role that an element has by itself may come in.
 */
test('every list of a product piece says that it is one', () => {
  const lists = sources('packages/ui/src/product/**/*.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/<[uo]l\b[^>]*/g)].map(([tag]) => ({ file, tag })),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ tag }) => !tag.includes('role="list"'))).toEqual([]);
});

const redundant =
  /<(?:button\b[^>]*role="button"|a\b[^>]*role="link"|nav\b[^>]*role="navigation"|main\b[^>]*role="main"|h[1-6]\b[^>]*role="heading"|li\b[^>]*role="listitem"|article\b[^>]*role="article"|img\b[^>]*role="img"|table\b[^>]*role="table")/;

test('no other element of a product piece says the role that it has by itself', () => {
  const files = sources('packages/ui/src/product/**/*.tsx').filter(({ text }) => redundant.test(text));
  expect(files.map(({ file }) => file)).toEqual([]);
});

test.each([
  ['<button type="button" role="button">', true],
  ['<button role="switch">', false],
  ['<ul role="list">', false],
])('a role that says nothing new is found in %s', (tag, isFound) => {
  expect(redundant.test(tag)).toBe(isFound);
});

const unmarked = /list-?style(?:-?type)?['"]?:\s*['"`]?none\b/i;

/** With an empty string for a mark Safari still says that a list is one (theme/reset.css.ts). */
test('no rule takes the marks of a list with `none`', () => {
  const rules = sources('{packages/ui,apps/student}/src/**/*.{ts,tsx,css}');
  expect(rules.length).toBeGreaterThan(400);
  expect(rules.filter(({ text }) => unmarked.test(text)).map(({ file }) => file)).toEqual([]);
  const reset = rules.find(({ file }) => file.endsWith('theme/reset.css.ts'));
  expect(reset?.text).toContain(`reset('ul, ol, menu', { padding: 0, listStyleType: '""' })`);
});

test.each([
  ["listStyle: 'none'", true],
  ["listStyleType: 'none',", true],
  ['list-style: none;', true],
  [`listStyleType: '""'`, false],
])('a list without marks is found in %s', (rule, isFound) => {
  expect(unmarked.test(rule)).toBe(isFound);
});
