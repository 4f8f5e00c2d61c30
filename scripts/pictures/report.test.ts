import { expect, test } from 'vitest';
import type { Finding } from './gallery.ts';
import { wordsOn } from './gallery.ts';
import type { Outcome } from './one-story.ts';
import { dataOf, documentOf } from './page/write.ts';
import type { Look, Story } from './plan.ts';
import { mergedRows, rowsOf, settled, storiesToAccept } from './report.ts';

const story = (id: string, title = 'Components/Data/Tag', name = 'States'): Story => ({
  ...{ id, title, name },
  importPath: './tag.stories.tsx',
  tags: [],
});
const tag = story('components-data-tag--states');
const look: Look = {
  brand: 'gtop',
  scheme: 'dark',
  suffix: '--dark',
  width: 1200,
  manner: 'plain',
  flat: 'nothing',
};
const finding = (more: Partial<Finding> = {}): Finding => ({
  name: 'gtop/components-data-tag--states--dark',
  story: tag,
  look,
  kind: 'changed',
  isResized: false,
  words: '1 pixel differs',
  width: 64,
  height: 32,
  boxes: [{ x: 1, y: 2, width: 3, height: 4 }],
  ...more,
});
const outcome = (one: Story, more: Partial<Outcome> = {}): Outcome => ({
  story: one,
  seconds: 1,
  failures: [],
  looks: [],
  changed: [],
  ...more,
});
const nothing = { photographs: true, findings: [], outcomes: [], lost: [], all: [tag] };

test('a change has its place, its dress and its boxes', () => {
  expect(rowsOf({ ...nothing, findings: [finding()] })).toEqual([
    {
      name: 'gtop/components-data-tag--states--dark',
      id: 'components-data-tag--states',
      title: 'Components/Data/Tag',
      story: 'States',
      change: 'pixels',
      words: '1 pixel differs',
      brand: 'gtop',
      scheme: 'dark',
      drawn: '1200 px wide',
      width: 64,
      height: 32,
      boxes: [{ x: 1, y: 2, width: 3, height: 4 }],
      parts: [],
    },
  ]);
});

test.each<[Partial<Finding>, string]>([
  [{}, 'pixels'],
  [{ isResized: true }, 'size'],
  [{ kind: 'new' }, 'new'],
])('%o is a change of the kind %s', (more, change) => {
  expect(rowsOf({ ...nothing, findings: [finding(more)] })[0]?.change).toBe(change);
});

test.each<[Partial<Look>, string, readonly string[]]>([
  [{ width: 360 }, '360 px wide', []],
  [{ manner: 'touched' }, 'touched', ['hover', 'pressed', 'focus']],
])('a look with %o is named %s', (more, drawn, parts) => {
  expect(rowsOf({ ...nothing, findings: [finding({ look: { ...look, ...more } })] })[0]).toMatchObject({
    drawn,
    parts,
  });
});

test('a story that failed stands there with all its words, without the colours of a terminal', () => {
  const failures = ['\u001b[31mexpected 3 tags\u001b[39m', 'button-name: 1 element'];
  expect(
    rowsOf({ ...nothing, outcomes: [outcome(tag, { failures }), outcome(story('a--b'))] }),
  ).toMatchObject([
    {
      name: tag.id,
      change: 'failed',
      title: 'Components/Data/Tag',
      words: 'expected 3 tags\nbutton-name: 1 element',
      brand: '',
      width: 0,
    },
  ]);
});

test.each([
  ['gtop/components-data-tag--long-text', 'Components/Data/Tag', 'long-text', 'light', '1200 px wide'],
  ['gtop/components-data-tag--long-text--dark', 'Components/Data/Tag', 'long-text', 'dark', '1200 px wide'],
  ['gtop/screens-home--default--360', 'screens-home', 'default', 'light', '360 px wide'],
  ['gtop/screens-home--default--360-dark', 'screens-home', 'default', 'dark', '360 px wide'],
  ['gtop/gone--states--touched', 'gone', 'states', 'light', 'touched'],
  ['gtop/notes.txt', 'notes.txt', '', 'light', '1200 px wide'],
])('the lost picture %s is told by its name', (name, title, of, scheme, drawn) => {
  expect(rowsOf({ ...nothing, lost: [name] })).toMatchObject([
    { name, change: 'lost', brand: 'gtop', title, story: of, scheme, drawn },
  ]);
});

test('what failed or was lost comes first within its component', () => {
  const rows = rowsOf({
    photographs: true,
    findings: [
      finding({ name: 'gtop/b' }),
      finding({ name: 'gtop/a' }),
      finding({ name: 'gtop/c', kind: 'new' }),
    ],
    outcomes: [
      outcome(tag, { failures: ['no'] }),
      outcome(story('x--y', 'Brands/acme'), { failures: ['no'] }),
    ],
    lost: ['decola/components-data-tag--gone'],
    all: [tag],
  });
  expect(rows.map(({ title, change, name }) => [title, change, name])).toEqual([
    ['Brands/acme', 'failed', 'x--y'],
    ['Components/Data/Tag', 'failed', tag.id],
    ['Components/Data/Tag', 'lost', 'decola/components-data-tag--gone'],
    ['Components/Data/Tag', 'new', 'gtop/c'],
    ['Components/Data/Tag', 'pixels', 'gtop/a'],
    ['Components/Data/Tag', 'pixels', 'gtop/b'],
  ]);
});

test('what was accepted, came out as accepted, was removed or holds by now is settled; the rest is not', () => {
  const other = story('other--states');
  const rows = rowsOf({
    photographs: true,
    findings: [
      finding(),
      finding({ name: 'decola/components-data-tag--states' }),
      finding({ name: 'decola/other--states', story: other }),
    ],
    outcomes: [outcome(tag, { failures: ['no'] }), outcome(other, { failures: ['no'] })],
    lost: ['decola/gone--a', 'decola/gone--b'],
    all: [tag, other],
  });
  const since = settled(
    rows,
    [
      outcome(tag, {
        looks: ['gtop/components-data-tag--states--dark', 'decola/components-data-tag--states'],
      }),
      outcome(other, { failures: ['still'], looks: ['decola/other--states'] }),
    ],
    // What a failed story looked like is drawn, but not kept.
    ['gtop/components-data-tag--states--dark', 'decola/other--states'],
    ['decola/gone--b'],
  );
  expect(Object.fromEntries(since.map((row) => [`${row.change} ${row.name}`, row.settled]))).toEqual({
    'pixels gtop/components-data-tag--states--dark': 'accepted since',
    'pixels decola/components-data-tag--states': 'as accepted by now',
    'pixels decola/other--states': undefined,
    'failed components-data-tag--states': 'holds by now',
    'failed other--states': undefined,
    'lost decola/gone--a': 'removed since',
    'lost decola/gone--b': undefined,
  });
  // What was settled once stays so, whatever is played again.
  const looks = since.map(({ name }) => name);
  const [accepted] = since.filter((row) => row.settled === 'accepted since');
  expect(accepted && settled([accepted], [outcome(tag, { looks })], [], [])).toEqual([accepted]);
});

test('--found means the stories that are left to be accepted, or those of them that are named', () => {
  const rows = rowsOf({
    ...nothing,
    findings: [finding(), finding({ name: 'gtop/other', story: story('other--states') })],
    outcomes: [outcome(story('broken--states'), { failures: ['no'] })],
  });
  expect(storiesToAccept([], rows)).toEqual(['components-data-tag--states', 'other--states']);
  expect(storiesToAccept(['data-tag'], rows)).toEqual(['components-data-tag--states']);
  expect(storiesToAccept(['broken'], rows)).toEqual([]);
  expect(storiesToAccept([], [])).toEqual([]);
});

test.each([
  [1, 1, '1 pixel differs by up to 9 of 255, within 3 × 4 at 1, 2'],
  [5, 1, '5 pixels differ by up to 9 of 255, within 3 × 4 at 1, 2'],
  [5, 2, '5 pixels differ by up to 9 of 255, within 3 × 4 at 1, 2, in 2 places'],
])('%i pixels in %i places are told', (count, places, words) => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  const boxes = Array.from({ length: places }, () => box);
  expect(wordsOn({ kind: 'pixels', count, most: 9, box }, boxes)).toBe(words);
});

test('another size is told, and whether more than ground came with it', () => {
  const size = { kind: 'size', before: '9 × 9', after: '9 × 12' } as const;
  const box = { x: 1, y: 2, width: 3, height: 4 };
  expect(wordsOn(size, [])).toBe('it was 9 × 9, it is 9 × 12; only empty ground came or went');
  expect(wordsOn(size, [box])).toBe('it was 9 × 9, it is 9 × 12');
  expect(wordsOn(size, [box, box])).toBe('it was 9 × 9, it is 9 × 12, in 2 places');
});

const cruel = `</script><script>alert(1)</script><!-- <b>"it's" & \u2028`;

test('no letter of a name or an error ends the script in which data stand', () => {
  const [row] = rowsOf({ ...nothing, findings: [finding({ words: cruel, name: cruel })] });
  if (!row) throw new Error('there is no row');
  expect(dataOf([row])).not.toMatch(/</);
  expect(JSON.parse(dataOf([row]))).toEqual([row]);
});

test('the page is one document that loads nothing and has no words of its data but in the data', async () => {
  const text = await documentOf(rowsOf({ ...nothing, findings: [finding({ words: cruel })] }));
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(text).not.toMatch(
    /https?:|@import|<link(?! rel="icon" href="data:,">)|<script src|innerHTML|\bimport\b/,
  );
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(text.match(/<\/script>/g)).toHaveLength(2);
  expect(text).not.toContain('alert(1)<');
});

test('what earlier runs left of other stories stays on the page until it is settled or judged again', () => {
  const other = story('components-data-table--states', 'Components/Data/Table');
  const gone = 'gtop/components-data-tag--gone';
  const rows = rowsOf({ ...nothing, findings: [finding()], lost: [gone] });
  const settledRows = rows.map((row) => ({ ...row, settled: 'accepted since' }));
  const mine = rowsOf({ ...nothing, findings: [finding({ name: 'gtop/b', story: other })] });
  const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);
  const played = (one: Story) => ({ outcomes: [{ story: one }], photographs: true, all: [tag, other] });
  const changed = 'gtop/components-data-tag--states--dark';
  expect(namesOf(mergedRows(rows, mine, played(other), [gone]))).toEqual(['gtop/b', gone, changed]);
  expect(namesOf(mergedRows(rows, mine, played(other), []))).toEqual(['gtop/b', changed]);
  expect(namesOf(mergedRows(settledRows, mine, played(other), [gone]))).toEqual(['gtop/b']);
  expect(namesOf(mergedRows(rows, [], played(tag), [gone]))).toEqual([gone]);
  const without = { ...played(other), all: [other] };
  expect(namesOf(mergedRows(rows, mine, without, [gone]))).toEqual(['gtop/b', gone]);
});

test('a run without pictures leaves what others found of pictures, and says what failed', () => {
  const failed = rowsOf({ ...nothing, outcomes: [outcome(tag, { failures: ['no'] })] });
  const rows = [...failed, ...rowsOf({ ...nothing, findings: [finding()] })];
  const left = mergedRows(rows, [], { outcomes: [{ story: tag }], photographs: false, all: [tag] }, []);
  expect(left.map(({ change }) => change)).toEqual(['pixels']);
});
