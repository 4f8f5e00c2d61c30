import { expect, test } from 'vitest';
import {
  acceptCommand,
  addressOf,
  commandFor,
  groupsOf,
  idsOf,
  optionsOf,
  type Row,
  shownRows,
} from './rows.ts';

const row = (id: string, more: Partial<Row> = {}): Row => ({
  name: `decola/${id}`,
  id,
  title: 'Components/Data/Tag',
  story: 'States',
  change: 'pixels',
  words: '1 pixel differs',
  brand: 'decola',
  scheme: 'light',
  drawn: '1200 px wide',
  width: 64,
  height: 64,
  boxes: [],
  parts: [],
  ...more,
});
const palette = { title: 'Brands/Try a palette', brand: 'circulo' };
const rows = [
  row('tag--states'),
  row('tag--states', { brand: 'gtop', scheme: 'dark' }),
  row('tag--states', { brand: 'gtop', drawn: 'touched' }),
  row('palette--default', palette),
  row('palette--failing', { ...palette, change: 'new', settled: 'accepted since' }),
];

test('rows are shown that have all that is chosen', () => {
  expect(shownRows(rows, {})).toEqual(rows);
  expect(shownRows(rows, { brand: 'gtop' })).toEqual([rows[1], rows[2]]);
  expect(shownRows(rows, { brand: 'gtop', scheme: 'dark' })).toEqual([rows[1]]);
  expect(shownRows(rows, { drawn: 'touched' })).toEqual([rows[2]]);
  expect(shownRows(rows, { change: 'new', state: 'settled' })).toEqual([rows[4]]);
  expect(shownRows(rows, { state: 'to look at' })).toEqual(rows.slice(0, 4));
  expect(shownRows(rows, { brand: 'gtop', title: 'Brands/Try a palette' })).toEqual([]);
});

test('of a field only what there is beside the other choices can be chosen, with how much it shows', () => {
  expect(optionsOf(rows, {}, 'brand')).toEqual([
    { value: 'circulo', count: 2 },
    { value: 'decola', count: 1 },
    { value: 'gtop', count: 2 },
  ]);
  expect(optionsOf(rows, { title: 'Components/Data/Tag', scheme: 'dark' }, 'brand')).toEqual([
    { value: 'gtop', count: 1 },
  ]);
  // What is chosen of the field itself narrows the others, not itself.
  expect(optionsOf(rows, { brand: 'gtop' }, 'brand')).toHaveLength(3);
  expect(optionsOf(rows, { brand: 'gtop' }, 'title')).toEqual([{ value: 'Components/Data/Tag', count: 2 }]);
  // A choice that shows nothing stays to be seen.
  expect(optionsOf(rows, { brand: 'acme' }, 'brand')[0]).toEqual({ value: 'acme', count: 0 });
  // What has no picture has no brand.
  expect(optionsOf([row('tag--fails', { brand: '', change: 'failed' })], {}, 'brand')).toEqual([]);
});

test('groups keep the order of their rows', () => {
  expect(groupsOf(rows).map(({ title, rows: some }) => [title, some.length])).toEqual([
    ['Components/Data/Tag', 3],
    ['Brands/Try a palette', 2],
  ]);
});

test('what waits to be accepted is neither settled nor lost nor failed, and named once', () => {
  expect(idsOf(rows)).toEqual(['tag--states', 'palette--default']);
  expect(idsOf([row('a--b', { change: 'lost' }), row('a--c', { change: 'failed' })])).toEqual([]);
});

test('of a story that fails nothing is accepted, until it holds', () => {
  const failed = row('tag--states', { change: 'failed' });
  expect(idsOf([...rows, failed])).toEqual(['palette--default']);
  expect(acceptCommand(rows.slice(0, 3), [...rows, failed])).toBeUndefined();
  expect(idsOf([...rows, { ...failed, settled: 'holds by now' }])).toContain('tag--states');
});

test('all stories are accepted by one word, some by their names, none by nothing', () => {
  expect(acceptCommand(rows, rows)).toBe('npm run pictures -- --found');
  expect(acceptCommand(rows.slice(1, 3), rows)).toBe('npm run pictures -- tag--states');
  expect(acceptCommand(rows.slice(0, 1), rows.slice(0, 1))).toBe('npm run pictures -- tag--states');
  expect(acceptCommand(rows.slice(4), rows)).toBeUndefined();
});

test('a command that is too long for a terminal is none', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => row(`a--${String(at).padStart(96, 'x')}`));
  const all = [...many(90), row('b--c')];
  expect(acceptCommand(many(79), all)?.length).toBe(19 + 79 * 100);
  expect(acceptCommand(many(80), all)).toBeUndefined();
});

test('each row says what can be done about it, until it is done', () => {
  expect(commandFor(row('tag--states'))?.command).toBe('npm run pictures -- tag--states');
  expect(commandFor(row('tag--states', { change: 'failed' }))?.command).toBe(
    'npm run stories -- tag--states',
  );
  expect(commandFor(row('tag--states', { change: 'lost' }))?.command).toBe('npm run pictures -- tag--states');
  const gone = row('gone--states', { change: 'lost', title: 'gone' });
  expect(commandFor(gone)?.command).toBe('npm run pictures -- gone--states');
  expect(commandFor(row('tag--states', { settled: 'accepted since' }))).toBeUndefined();
});

test('an address has no letter that means something else in it', () => {
  expect(addressOf('before', row('a', { name: 'decola/a#b?c%d "e"' }))).toBe(
    'before/decola/a%23b%3Fc%25d%20%22e%22.webp',
  );
});
