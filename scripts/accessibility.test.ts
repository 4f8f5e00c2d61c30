import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keyboardDocument, keyboardTables, marksIn, numbers, withNumbers } from './accessibility.ts';
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
  'components/link-provider': 'It draws nothing: it follows the links of others.',
  'components/skeleton': 'What it draws is inert.',
  'components/field': 'It draws what stands around a control; each field has a table of its own.',
};

/** How a story presses a key. */
const pressOf: Readonly<Record<string, RegExp>> = {
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
    return !names.every((name) => new RegExp(`\\{${name}>?\\}|['"]${name}['"]`).test(play));
  });
}

/** A story with the functions of its file that it may call. */
function storyOf(text: string, name: string): string | undefined {
  const begin = text.search(new RegExp(`^export const ${name}\\b`, 'm'));
  if (begin < 0) return undefined;
  const rest = text.slice(begin + 1);
  const end = rest.search(/^export const /m);
  const own = end < 0 ? rest : rest.slice(0, end);
  const functions = [...text.matchAll(/^(?:async )?function (\w+)[\s\S]*?^\}/gm)];
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
  const untried = (await keyboardTables()).flatMap(({ folder, rows }) => {
    const stories = globSync(`${folder}/*.stories.tsx`, { cwd: library }).map(read).join('\n');
    const play = storyOf(stories, 'Keyboard');
    if (play === undefined) return [`${folder}: no story Keyboard`];
    return rows.flatMap(({ keys }) => keysNotPressed(keys, play).map((key) => `${folder}: ${key}`));
  });
  expect(untried).toEqual([]);
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
])('keys that are not pressed are found: %s in %s', (keys, play, missing) => {
  expect(keysNotPressed(keys, play)).toEqual(missing);
});

test('a table is written with its pattern and its keys', () => {
  const rows = [{ keys: 'Enter, Space', does: 'Opens a|b.' }];
  expect(keyboardDocument([{ folder: 'components/menu', pattern: 'Menu Button', rows }])).toContain(
    '## menu\n\nMenu Button\n\n| keys             | what they do |\n| ---------------- | ------------ |\n| `Enter`, `Space` | Opens a\\|b.  |\n',
  );
});

test('a number stands behind its mark', () => {
  expect(withNumbers('<!-- plays -->0 plays, <!-- a b -->7', { plays: 12 })).toBe(
    '<!-- plays -->12 plays, <!-- a b -->7',
  );
});
