import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.mjs';
import { bundledBrands } from './brands.ts';

/** What says a brand's name in code, and not within another word. */
const named = new RegExp(`['"\`](${bundledBrands.join('|')})['"\`]`);

/** Without comments: they may give an example. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * Who the people of a brand are changes what they see by the facts of the brand alone (THEME-09): no component and no screen asks
 * for its name.
 */
test('no component, no machine and no screen knows a brand by its name (THEME-09)', () => {
  const files = globSync('{packages/{ui,domain,machines,api-client},apps/student}/src/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.(stories|test|testing)\.tsx?$|\/(testing|conformance)\//.test(file))
    .map((file) => ({ file, text: codeOf(readFileSync(join(root, file), 'utf8')) }));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ["tenant.name === 'circulo'", true],
  ['const decolaPath = 1', false],
  ["'/api/decola/course'", false],
  ["// as in 'gtop'", false],
])('a name is found in %s: %s', (code, isFound) => {
  expect(named.test(codeOf(code))).toBe(isFound);
});
