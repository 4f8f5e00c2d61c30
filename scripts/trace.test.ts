import { globSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import storybook from '../.storybook/main.ts';
import playwright from '../apps/student/e2e/playwright.config.ts';
import { projects } from '../vitest.config.ts';
import { root } from './root.mjs';
import { idsIn, trace, tracedFiles } from './trace.mjs';
import { namings } from './trace-reader.mjs';

/** The ids that a test file names, each once. */
const ofTest = (text: string) => [
  ...idsIn(
    namings('a.test.ts', text)
      .map(({ text }) => text)
      .join('\n'),
  ),
];
/** The ids that a file of stories names, each once. */
const ofStories = (text: string) => [
  ...idsIn(
    namings('a.stories.tsx', text)
      .map(({ text }) => text)
      .join('\n'),
  ),
];

test('a span stands for each of its requirements', () => {
  expect([...idsIn('by DASH-18 to DASH-20, AUTH-01 and LIMITS-17 – LIMITS-18')]).toEqual([
    'DASH-18',
    'DASH-19',
    'DASH-20',
    'AUTH-01',
    'LIMITS-17',
    'LIMITS-18',
  ]);
});

test('a span over two groups names its two ends', () => {
  expect([...idsIn('DASH-18 to AUTH-20')]).toEqual(['DASH-18', 'AUTH-20']);
});

test.each([
  "test('a (DASH-01)', () => {});",
  "it('a (DASH-01)', () => {});",
  "describe('a (DASH-01)', () => {});",
  "test.describe('a (DASH-01)', () => {});",
  "it.each([1, 2])('a %i (DASH-01)', () => {});",
  `it.each\`a | b\n\${1} | \${2}\`('a (DASH-01)', () => {});`,
  "describe.each([1])('a %i (DASH-01)', () => {});",
  `test(\`a \${1} b (DASH-01)\`, () => {});`,
  `for (const one of all) test(\`a \${one} (DASH-01)\`, () => {});`,
  "describe('a', () => { it('b (DASH-01)', () => {}); });",
  "/** DASH-01: a */\ntest('a', () => {});",
  "/**\n * A, as\n * DASH-01 has it.\n */\ntest.each([1])('a %i', () => {});",
  "describe('a', () => {\n  /** DASH-01 */\n  it('b', () => {});\n});",
])('what belongs to a test counts: %s', (text) => {
  expect(ofTest(text)).toEqual(['DASH-01']);
});

test.each([
  "/** The head of a file (DASH-01). */\nimport { test } from 'vitest';\ntest('a', () => {});",
  "/** The head of a file (DASH-01). */\n\ntest('a', () => {});",
  "// DASH-01\ntest('a', () => {});",
  "/* DASH-01 */\ntest('a', () => {});",
  "import a from './DASH-01.ts';\ntest('a', () => {});",
  "test('a', () => {\n  // DASH-01\n  expect('DASH-01').toBe(1);\n});",
  "test('a', () => {\n  /** DASH-01 */\n  const b = 1;\n});",
  "/** What follows reads (DASH-01). */\nfunction read() {}\ntest('a', () => {});",
  "/** DASH-01 */\nconst b = 1;\ntest('a', () => {});",
  "it.each(['DASH-01'])('a %s', () => {});",
  "test.skip('a (DASH-01)', () => {});",
  "describe.skip('a', () => { it('b (DASH-01)', () => {}); });",
  "it.todo('a (DASH-01)');",
  "test('a', async () => { await test.step('b (DASH-01)', () => {}); });",
  "other('a (DASH-01)', () => {});",
])('what belongs to no test does not count: %s', (text) => {
  expect(ofTest(text)).toEqual([]);
});

test('the doc comment of an exported story counts, nothing else among stories', () => {
  const text = `/** The head (DASH-01). */
import { Box } from './box.tsx';

/** All of them (DASH-02). */
const meta = { component: Box };
export default meta;
/** A kind (DASH-03). */
export type Story = StoryObj;
/** A helper (DASH-04). */
const helper = () => 1;
// A line (DASH-05).
export const Plain: Story = {};

/** Too far (DASH-06). */

export const Apart: Story = {};
/** Right above (DASH-07 to DASH-08). */
export const Named: Story = {
  /** Inside (DASH-09). */
  play: async () => expect('DASH-10').toBe(1),
};
`;
  expect(ofStories(text)).toEqual(['DASH-07', 'DASH-08']);
});

test('a naming knows its line', () => {
  expect(namings('a.test.ts', "import 'a';\n\n/** A. */\ntest('b', () => {});\n")).toEqual([
    { text: 'b\n* A. ', line: 4 },
  ]);
});

test('a file that cannot be read is told by its name', () => {
  expect(() => namings('a.test.ts', "test('a (DASH-01)', () => {")).toThrow('a.test.ts');
});

test('every line of the catalogue is a requirement', () => {
  expect(trace().size).toBe(580);
});

/** What each runner takes and leaves out, as globs from the project's root. */
const taken = [
  ...projects,
  {
    include: [playwright.testMatch].flat().map((glob) => posix.join('apps/student/e2e', String(glob))),
    exclude: [],
  },
  {
    include: ((storybook.stories as string[]) ?? []).map((glob) => posix.join('.storybook', glob)),
    exclude: [],
  },
];

test('every file of tests, journeys or stories is run by exactly one runner', () => {
  const isAmong = (file: string, globs: readonly string[]) =>
    globs.some((glob) => globOf(glob).some((one) => matchesGlob(file, one)));
  const runners = (file: string) =>
    taken.filter(({ include, exclude }) => isAmong(file, include) && !isAmong(file, exclude)).length;
  const others = globSync('{scripts,.storybook}/**/{*.test.ts,*.test.tsx,*.stories.tsx}', { cwd: root });
  const files = [...tracedFiles(), ...others.map((file) => file.replaceAll('\\', '/'))];
  expect(files.length).toBeGreaterThan(250);
  expect(files.map((file) => [file, runners(file)]).filter(([, count]) => count !== 1)).toEqual([]);
});

/** Two globs for one that begins at any depth, which the matcher takes for one folder at least. */
const globOf = (glob: string) => [glob, glob.replace('/**/', '/')];
