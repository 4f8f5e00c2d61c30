import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { walk } from './trace-reader.mjs';

/** What fails when the page is not as the story says. */
const asserts = /\bexpect\(|\b(find|get)(All)?By[A-Z]\w*\(/;

/** The plays of a file, and its functions by their names, as text. */
function read(file: string, text = readFileSync(join(root, file), 'utf8')) {
  const plays: { file: string; play: string }[] = [];
  const functions = new Map<string, string>();
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  walk(parseSync(file, text).program.body, (node) => {
    if (node.type === 'Property' && node.key.name === 'play') plays.push({ file, play: textOf(node.value) });
    if (node.type === 'FunctionDeclaration') functions.set(node.id.name, textOf(node));
    if (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type ?? ''))
      functions.set(node.id.name, textOf(node));
  });
  return { plays, functions };
}

/** The plays that nothing on the page could make fail, neither by themselves nor by what they call. */
function playsThatCannotFail(files: readonly ReturnType<typeof read>[], steps: ReadonlyMap<string, string>) {
  return files.flatMap(({ plays, functions }) => {
    const all = new Map([...steps, ...functions]);
    const canFail = (text: string, seen = new Set<string>()): boolean =>
      asserts.test(text) ||
      [...text.matchAll(/\b[a-z]\w*\b/g)].some(([name]) => {
        const called = all.get(name);
        if (called === undefined || seen.has(name)) return false;
        return canFail(called, seen.add(name));
      });
    return plays.filter(({ play }) => !canFail(play));
  });
}

test('every play looks at something', () => {
  const stories = globSync('{packages/*/src,apps/student/src,themes,.storybook/pages}/**/*.stories.tsx', {
    cwd: root,
  });
  const steps = globSync('.storybook/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => [
    ...read(file).functions,
  ]);
  const files = stories.map((file) => read(file));
  expect(files.flatMap(({ plays }) => plays).length).toBeGreaterThan(250);
  expect(playsThatCannotFail(files, new Map(steps))).toEqual([]);
});

test.each([
  ['play: async () => { await userEvent.click(document.body); }', 1],
  ['play: () => opens()', 1],
  ['play: () => sees()', 0],
  ['play: sees', 0],
  ['play: () => first()', 0],
  ["play: async ({ canvas }) => { await canvas.findByRole('button'); }", 0],
  ['play: async () => { await expect(1).toBe(1); }', 0],
])('a play that cannot fail is found: %s', (play, found) => {
  const helpers =
    'const sees = async () => expect(1); function opens() { click(); } const first = () => { opens(); sees(); };';
  const file = read('a.stories.tsx', `${helpers} export const A = { ${play} };`);
  expect(playsThatCannotFail([file], new Map())).toHaveLength(found);
});
