import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  keyboardDocument,
  keyboardTables,
  marksIn,
  numbers,
  patternName,
  withNumbers,
} from './accessibility.ts';
import { root } from './root.mjs';

const library = join(root, 'packages/ui/src');
const read = (file: string) => readFileSync(join(library, file), 'utf8');
const document = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');

/** What a person can reach or press: native controls, the library's one link, headless primitives, handlers of keys. */
const drawsControl =
  /<(button|input|select|textarea|summary|a|Anchor)[\s>]|\bonKeyDown=|addEventListener\('keydown'|@radix-ui|from 'radix-ui'|from 'downshift'/;

const folders = globSync('{components,product}/**/*.{ts,tsx}', { cwd: library })
  .filter((file) => !/\.(stories|test|css|keyboard)\.tsx?$/.test(file) && drawsControl.test(read(file)))
  .map((file) => dirname(file));
const interactive = [...new Set(folders)].sort();

/** Folders with controls and without a table of their own, each with a sentence why. */
const without: Readonly<Record<string, string>> = {
  'components/field': 'It draws what stands around a control; each field has a table of its own.',
  'components/text-field': 'A native text field: its keys are those of the platform, and it adds none.',
  'components/text-area': 'A native text area: its keys are those of the platform, and it adds none.',
  'components/login-field': 'A text field, which puts into form what was typed and hears no key.',
  'components/masked-field': 'A text field, which puts into form what was typed and hears no key.',
};

/** How a story presses a key, where not by its name. */
const pressOf: Readonly<Record<string, RegExp>> = {
  'A–Z': /(keyboard|press|type)\([^)]*['"`}]\p{L}|key: '\p{L}'/u,
  '0–9': /(keyboard|press|type)\([^)]*['"`}]\d|press\(String\(/,
  'Alt+ArrowDown': /key: 'ArrowDown', altKey: true|\{Alt>\}\{ArrowDown\}/,
  Space: /[^\w]Space\b|keyboard\([^)]*['"{} ] ['"{]|keyboard\(' '\)|\{ \}|' '/,
  Tab: /\.tab\(\)|\{Tab\}|'Tab'/,
  'Shift+Tab': /\.tab\(\{ shift: true \}\)|\{Shift>\}\{Tab\}/,
};

/** The keys of a row that a play does not press. */
function keysNotPressed(keys: string, play: string): string[] {
  return keys.split(', ').filter((key) => {
    const known = pressOf[key];
    if (known) return !known.test(play);
    const names = key.split('+');
    // Letters are written by keys as they are.
    const flags = /^[A-Z]$/.test(key) ? 'i' : '';
    return !names.every((name) =>
      new RegExp(`\\{${name}>?\\}|['"]${name.replace('?', '\\?')}['"]`, flags).test(play),
    );
  });
}

/** Helpers of plays, which stories share. */
const shared = globSync('testing/!(*.test).ts', { cwd: library }).map(read).join('\n');

/** The story of a file that walks through a table, with the functions that it may call; none where no story does. */
function storyOf(text: string, table: string): string | undefined {
  const [, as = 'keyboard'] =
    new RegExp(`import \\{ keyboard(?: as (\\w+))? \\} from './${table}.keyboard.ts'`).exec(text) ?? [];
  const stories = text.split(/^(?=export const )/m);
  const own = stories.find(
    (story) => story.startsWith('export const Keyboard') && story.includes(`everyRow(${as},`),
  );
  if (!own) return undefined;
  const functions = [...`${text}\n${shared}`.matchAll(/^(?:export )?(?:async )?function (\w+)[\s\S]*?^\}/gm)];
  return [
    own,
    ...functions.filter(([, called = '']) => own.includes(`${called}(`)).map(([code]) => code),
  ].join('\n');
}

test('every component with controls has a keyboard table, or a reason why not', async () => {
  const tabled = (await keyboardTables()).map(({ folder }) => folder);
  expect(interactive.length).toBeGreaterThan(40);
  expect(interactive.filter((folder) => !tabled.includes(folder) && !(folder in without))).toEqual([]);
  expect(Object.keys(without).length).toBeLessThanOrEqual(8);
  expect(
    Object.keys(without).filter((folder) => tabled.includes(folder) || !interactive.includes(folder)),
  ).toEqual([]);
});

test('the story `Keyboard` of a component presses every key of its table', async () => {
  const untried = (await keyboardTables()).flatMap(({ folder, name, rows }) => {
    const file = globSync(`${folder}/*.stories.tsx`, { cwd: library })
      .map(read)
      .find((text) => text.includes(`'./${name}.keyboard.ts'`));
    const play = file && storyOf(file, name);
    if (!play) return [`${name}: no story Keyboard walks through it`];
    return rows.flatMap(({ keys }) => keysNotPressed(keys, play).map((key) => `${name}: ${key}`));
  });
  expect(untried).toEqual([]);
});

const named =
  /^(Arrow(Down|Left|Right|Up)|Page(Down|Up)|Backspace|End|Enter|Escape|F\d|Home|Space|Tab|[A-Z]|[<>?]|A–Z|0–9)$/;

test('keys are named alike, and no row says nothing', async () => {
  const tables = await keyboardTables();
  const strange = tables.flatMap(({ name, rows }) =>
    rows
      .flatMap(({ keys }) => keys.split(', '))
      .filter((key) => !named.test(key.replace(/^(Alt|Control|Shift)\+/, '')))
      .map((key) => `${name}: ${key}`),
  );
  expect(strange).toEqual([]);
  expect(tables.filter(({ rows }) => rows.length === 0 || rows.some(({ does }) => does === ''))).toEqual([]);
});

test.each([
  ['https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/', 'Menu button'],
  ['https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/', 'Sortable table'],
] as const)('the name of a pattern comes from its address: %s', (pattern, name) => {
  expect(patternName(pattern)).toBe(name);
});

test('`docs/keyboard.md` is in step; `npm run accessibility` writes it', async () => {
  expect(document('keyboard.md')).toBe(keyboardDocument(await keyboardTables()));
});

test('the numbers of `docs/accessibility.md` are true; `npm run accessibility` writes them', async () => {
  const all = await numbers();
  const page = document('accessibility.md');
  expect(page).toBe(withNumbers(page, all));
  expect(marksIn(page).sort()).toEqual(Object.keys(all).sort());
  expect(Object.entries(all).filter(([, number]) => number === 0)).toEqual([]);
});

test.each([
  ['Enter, Space', "await userEvent.keyboard('{Enter}'); await userEvent.keyboard(' ');", []],
  ['Enter, Space', "await userEvent.keyboard('{Enter}');", ['Space']],
  ['Tab, Shift+Tab', 'await userEvent.tab(); await userEvent.tab({ shift: true });', []],
  ['Tab, Shift+Tab', 'await userEvent.tab();', ['Shift+Tab']],
  ['ArrowDown, Home', "await userEvent.keyboard('{ArrowDown}{ArrowUp}');", ['Home']],
  ['Control+A', "await userEvent.keyboard('{Control>}{A}{/Control}');", []],
  ['K, ?', "await press('k'); await press('?');", []],
  ['K, ?', "await press('kl');", ['K', '?']],
  ['A–Z', "await userEvent.keyboard('{ArrowDown}se');", []],
  ['A–Z', "await userEvent.keyboard('{ArrowDown}');", ['A–Z']],
  ['0–9', "await userEvent.keyboard('12');", []],
  ['0–9', "await userEvent.keyboard('x');", ['0–9']],
])('keys that are not pressed are found: %s in %s', (keys, play, missing) => {
  expect(keysNotPressed(keys, play)).toEqual(missing);
});

test('a table is written with its pattern and its keys', () => {
  const rows = [{ keys: 'Enter, Space', does: 'Opens a|b.' }] as const;
  const pattern = 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/';
  expect(keyboardDocument([{ folder: 'components/menu', name: 'menu', pattern, rows }])).toContain(
    '## menu\n\n[Menu button](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/)\n\n| keys             | what they do |\n| ---------------- | ------------ |\n| `Enter`, `Space` | Opens a\\|b.  |\n',
  );
});

test('a number stands behind its mark', () => {
  expect(withNumbers('<!-- plays -->0 plays, <!-- a b -->7', { plays: 12 })).toBe(
    '<!-- plays -->12 plays, <!-- a b -->7',
  );
});
