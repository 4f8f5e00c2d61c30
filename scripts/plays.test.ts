import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { walk } from './trace-reader.mjs';

/** What looks for something on the page, and fails when it is not there. */
const query = /^(find|get)(All)?By[A-Z]/;

interface Steps {
  /** It fails when the page is not as the story says: it expects, or looks for something and does nothing else with it. */
  looks: boolean;
  /** The functions that it calls, or hands over to be called. */
  calls: ReadonlySet<string>;
}

// A node's fields depend on its `type`; the parser has no one type for all.
type Node = Parameters<Parameters<typeof walk>[1]>[0];

const nameOf = (callee: Node): string =>
  callee.type === 'MemberExpression' ? String(callee.property.name) : String(callee.name);

/** What an expression comes to, without `await` around it. */
const awaited = (node: Node): Node => (node?.type === 'AwaitExpression' ? awaited(node.argument) : node);
const isQuery = (node: Node): boolean =>
  awaited(node)?.type === 'CallExpression' && query.test(nameOf(awaited(node).callee));

/** A query that stands alone was made to fail; one that is pressed, or kept for later, was not. */
function stepsOf(node: Node): Steps {
  let looks = false;
  const calls = new Set<string>();
  const call = (one: Node) => one?.type === 'Identifier' && calls.add(one.name);
  // A play may be the name of a step.
  call(node);
  if (/Function/.test(node.type) && isQuery(node.body)) looks = true;
  walk(node, (one: Node) => {
    if (one.type === 'ExpressionStatement' && isQuery(one.expression)) looks = true;
    if (one.type === 'Property') call(one.value);
    if (one.type !== 'CallExpression') return;
    const name = nameOf(one.callee);
    if (name === 'expect') looks = true;
    // `waitFor(() => screen.getByRole('dialog'))`
    if (/^waitFor/.test(name) && one.arguments.some((given: Node) => isQuery(given.body))) looks = true;
    call(one.callee);
    for (const given of one.arguments) call(given);
  });
  return { looks, calls };
}

/** The plays of a file, its functions by their names, and where it takes others from. */
function read(file: string, text = readFileSync(join(root, file), 'utf8')) {
  const plays: { file: string; play: string; steps: Steps }[] = [];
  const functions = new Map<string, Steps>();
  const taken = new Map<string, string>();
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  walk(parseSync(file, text).program.body, (node) => {
    if (node.type === 'Property' && node.key.name === 'play')
      plays.push({ file, play: textOf(node.value), steps: stepsOf(node.value) });
    if (node.type === 'FunctionDeclaration') functions.set(node.id.name, stepsOf(node));
    if (node.type === 'VariableDeclarator' && node.init) functions.set(node.id.name, stepsOf(node.init));
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) taken.set(local.name, join(dirname(file), node.source.value));
  });
  return { file, plays, functions, taken };
}

type Read = ReturnType<typeof read>;

/** The plays that nothing on the page could make fail, neither by themselves nor by what they call. */
function playsThatCannotFail(files: readonly Read[], others: readonly Read[]) {
  const all = new Map([...files, ...others].map((each) => [each.file, each]));
  const canFail = (steps: Steps, at: Read, seen = new Set<Steps>()): boolean =>
    steps.looks ||
    [...steps.calls].some((name) => {
      const from = at.functions.has(name) ? at : all.get(at.taken.get(name) ?? '');
      const called = from?.functions.get(name);
      if (!from || called === undefined || seen.has(called)) return false;
      return canFail(called, from, seen.add(called));
    });
  return files.flatMap((each) =>
    each.plays.filter(({ steps }) => !canFail(steps, each)).map(({ file, play }) => ({ file, play })),
  );
}

test('every play looks at something', () => {
  const stories = globSync('{packages/*/src,apps/student/src,themes,.storybook/pages}/**/*.stories.tsx', {
    cwd: root,
  });
  const steps = globSync('{.storybook/**,packages/*/src/{testing,conformance}}/*.{ts,tsx}', { cwd: root });
  const files = stories.map((file) => read(file));
  expect(files.flatMap(({ plays }) => plays).length).toBeGreaterThan(250);
  expect(
    playsThatCannotFail(
      files,
      steps.map((file) => read(file)),
    ),
  ).toEqual([]);
});

test.each([
  ['play: async () => { await userEvent.click(document.body); }', 1],
  ['play: () => opens()', 1],
  ['play: () => sees()', 0],
  ['play: sees', 0],
  ['play: () => first()', 0],
  ["play: async ({ canvas }) => { canvas.getByRole('button').click(); }", 1],
  ["play: async ({ canvas }) => { await userEvent.click(await canvas.findByRole('button')); }", 1],
  ["play: async ({ canvas }) => { const sees = canvas.getByRole('button'); sees.click(); }", 1],
  ["play: () => opens('sees')", 1],
  ['play: () => stranger()', 1],
  ["play: ({ canvas }) => canvas.findByRole('button')", 0],
  ["play: () => waitFor(() => screen.getByRole('dialog'))", 0],
  ['play: () => everyRow(keyboard, { Tab: sees })', 0],
  ["play: async ({ canvas }) => { await canvas.findByRole('button'); }", 0],
  ['play: async () => { await expect(1).toBe(1); }', 0],
])('a play that cannot fail is found: %s', (play, found) => {
  const helpers =
    'const sees = async () => expect(1); function opens() { click(); } const first = () => { opens(); sees(); };';
  const file = read('a.stories.tsx', `${helpers} export const A = { ${play} };`);
  expect(playsThatCannotFail([file], [])).toHaveLength(found);
});
