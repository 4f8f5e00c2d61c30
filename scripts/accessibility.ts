/**
 * `npm run accessibility`: writes what documents say of accessibility and only the code knows: `docs/keyboard.md`, from the keyboard
 * tables of the components, and the numbers in `docs/accessibility.md`. A test holds both in step.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Keyboard, PatternAddress } from '../packages/ui/src/internal/keyboard.ts';
import { root } from './root.mjs';

const library = join(root, 'packages/ui/src');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

export interface KeyboardTable extends Keyboard {
  /** `components/menu` */
  folder: string;
  /** What of it these keys are for: `menu`. */
  name: string;
}

/** The keyboard tables of all components, in the order of their folders. */
export async function keyboardTables(): Promise<KeyboardTable[]> {
  const files = globSync('{components,product}/**/*.keyboard.ts', { cwd: library }).sort();
  return Promise.all(
    files.map(async (file) => {
      const { keyboard } = (await import(join(library, file))) as { keyboard: Keyboard };
      return { folder: dirname(file), name: basename(file, '.keyboard.ts'), ...keyboard };
    }),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const rowsOf = (rows: readonly (readonly [string, string])[]) => {
  const width = (at: 0 | 1) => Math.max(...rows.map((row) => row[at].length));
  const line = ([one, other]: readonly [string, string]) =>
    `| ${one.padEnd(width(0))} | ${other.padEnd(width(1))} |`;
  const [head, ...others] = rows.map(line);
  return [head, `| ${'-'.repeat(width(0))} | ${'-'.repeat(width(1))} |`, ...others].join('\n');
};

/** `docs/keyboard.md`. */
export function keyboardDocument(tables: readonly KeyboardTable[]): string {
  const sections = tables.map(({ name, pattern, rows }) => {
    const cells = rows.map(({ keys, does }) => [keysOf(keys), cell(does)] as const);
    return `## ${name}\n\n[${patternName(pattern)}](${pattern})\n\n${rowsOf([['keys', 'what they do'], ...cells])}\n`;
  });
  return `# Keyboard

What keys do in every component that answers to them. Each table is written beside its component (\`*.keyboard.ts\`), and the story
\`Keyboard\` of the component presses every key of it. This page is written by \`npm run accessibility\`.

${sections.join('\n')}`;
}

/** The name of a pattern, from the last part of its address: `Menu button`. */
export function patternName(pattern: PatternAddress): string {
  const words = basename(pattern).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const keysOf = (keys: string) =>
  keys
    .split(', ')
    .map((one) => `\`${one}\``)
    .join(', ');

const storyFiles = () =>
  globSync('{packages/*/src,apps/student/src,themes,.storybook/pages}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  }).map((file) => read(root, file));

const pressesKeys = /userEvent\.(keyboard|tab)\(|\bpressKey\(/;
const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);

/** The numbers of `docs/accessibility.md`, by the names of their marks. */
export async function numbers(): Promise<Record<string, number>> {
  const stories = storyFiles();
  const tables = await keyboardTables();
  const sheets = globSync('**/*.css.ts', { cwd: library }).map((file) => read(library, file));
  return {
    stories: count(stories, /^export const \w+(: Story\b|: StoryObj\b| = (meta\.)?story\()/gm),
    plays: count(stories, /^\s+play(:|\()/gm),
    'files with keys': stories.filter((text) => pressesKeys.test(text)).length,
    'keyboard tables': tables.length,
    'keyboard rows': tables.reduce((sum, { rows }) => sum + rows.length, 0),
    'forced colours': sheets.filter((text) => text.includes('prefers.forcedColors')).length,
    components: count(
      globSync('conformance/registry/*.ts*', { cwd: library }).map((file) => read(library, file)),
      /^ {2}[A-Z]\w+: \{/gm,
    ),
    brands: globSync('themes/*/tenant.ts', { cwd: root }).length,
  };
}

const mark = (name: string) => new RegExp(`(<!-- ${name} -->)\\d*`, 'g');

/** A document with these numbers behind their marks. */
export function withNumbers(text: string, all: Readonly<Record<string, number>>): string {
  return Object.entries(all).reduce(
    (written, [name, number]) => written.replace(mark(name), `$1${number}`),
    text,
  );
}

/** Names of marks that stand in a document. */
export const marksIn = (text: string): string[] =>
  [...text.matchAll(/<!-- ([\w ]+) -->\d/g)].map(([, name = '']) => name);

if (process.argv[1]?.endsWith('accessibility.ts')) {
  const page = join(root, 'docs/accessibility.md');
  writeFileSync(join(root, 'docs/keyboard.md'), keyboardDocument(await keyboardTables()));
  writeFileSync(page, withNumbers(readFileSync(page, 'utf8'), await numbers()));
}
