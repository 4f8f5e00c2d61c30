import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const library = join(root, 'packages/ui/src');
const shipped = globSync('**/*.{ts,tsx}', { cwd: library })
  .filter((file) => !/^(testing|conformance)\/|\.(stories|test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(library, file), 'utf8') }));

/** What plays and tests need would otherwise weigh in every bundle. */
const forStories =
  /from '(?:storybook\/|@storybook\/|(?:\.\.?\/)+(?:testing|conformance)\/|[^']+\.stories\.tsx')/;

test('nothing that is shipped imports a helper of plays', () => {
  expect(shipped.length).toBeGreaterThan(300);
  expect(shipped.filter(({ text }) => forStories.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ["import { expect } from 'storybook/test';", true],
  ["import { heard } from '../../testing/heard.ts';", true],
  ["import { attributeTable } from '../conformance/attribute-table.ts';", true],
  ["import { announce } from '../../internal/announce.ts';", false],
])('it is found in %s', (text, isFound) => {
  expect(forStories.test(text)).toBe(isFound);
});
