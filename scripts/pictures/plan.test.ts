import { expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { looksOfAnother, notCompared } from './not-compared.ts';
import {
  brandOf,
  busyOf,
  looksOf,
  nameOf,
  partsOfName,
  playedIn,
  type Story,
  screensWithoutWidths,
  sheetsOf,
} from './plan.ts';

const brands = ['circulo', 'decola', 'gtop'];
const story = (title: string, id: string): Story => ({
  id,
  title,
  name: id,
  importPath: './a.stories.tsx',
  tags: [],
});
const namesOf = (one: Story, fixed = {}) => looksOf(one, fixed, brands).map((look) => nameOf(one.id, look));

test('the brand of a story comes from its name, and all brands have their share', () => {
  const shares = new Map<string, number>();
  for (let at = 0; at < 600; at++) {
    const brand = brandOf(`product-card--state-${at}`, brands);
    expect(brandOf(`product-card--state-${at}`, [...brands].reverse())).toBe(brand);
    shares.set(brand, (shares.get(brand) ?? 0) + 1);
  }
  expect([...shares.values()].every((share) => share > 150)).toBe(true);
});

test('a new brand takes stories over and moves none between the others', () => {
  for (let at = 0; at < 300; at++) {
    const after = brandOf(`story-${at}`, [...brands, 'acme']);
    if (after !== 'acme') expect(after).toBe(brandOf(`story-${at}`, brands));
  }
});

test('a story with the tag `widths` is drawn as on a tablet and wide too, and every screen has one', () => {
  const screen = story('Screens/Course', 'screens-course--default');
  const own = brandOf(screen.id, brands);
  const drawn = namesOf({ ...screen, tags: ['widths'] });
  expect(drawn.slice(-2)).toEqual([`${own}/${screen.id}--768`, `${own}/${screen.id}--1600`]);
  const other = story('Components/Data/Table', 'table--default');
  const played = (one: Story, looks: string[]) => ({ story: one, looks });
  expect(screensWithoutWidths([played(screen, ['a--768', 'a--360']), played(other, [])])).toEqual([
    'Screens/Course',
  ]);
  expect(screensWithoutWidths([played(screen, []), played(screen, ['a--768', 'a--1600'])])).toEqual([]);
});

test('a story that fixes its own window has that width only', () => {
  const screen = { ...story('Screens/Course', 'screens-course--default'), tags: ['widths'] };
  expect(namesOf(screen, { viewport: 'w360' }).some((name) => name.endsWith('--768'))).toBe(false);
});

test('a name tells the brand, the story and the look that it is of', () => {
  const dark = nameOf('screens-course--default', { brand: 'gtop', suffix: '--dark' });
  expect(partsOfName(dark)).toEqual({
    brand: 'gtop',
    place: 'screens-course',
    id: 'screens-course--default',
    suffix: 'dark',
  });
  expect(partsOfName('gtop/screens-course--default').suffix).toBe('');
  expect(partsOfName('gtop/notes.txt').id).toBe('notes.txt');
});

test('all states of a component are drawn in every brand, light and dark, and mounted once', () => {
  const states = story('Components/Actions/Button', 'components-actions-button--states');
  expect(namesOf(states).sort()).toEqual(
    brands.flatMap((brand) => [`${brand}/${states.id}`, `${brand}/${states.id}--dark`]),
  );
  expect(looksOf(states, {}, brands).filter(({ isMounted }) => isMounted)).toHaveLength(1);
});

test('only a story that says by its tag that it shows waiting may come to rest while something is busy', () => {
  const leaving = story('Screens/Shell', 'screens-shell--signing-out');
  expect(busyOf(leaving)).toBe('none');
  expect(busyOf({ ...leaving, tags: ['busy'] })).toBe('some');
  expect(busyOf(story('Components/Data/Table', 'components-data-table--states'))).toBe('any');
});

test('a screen is drawn in its brand, light, dark and narrow, and by its story with the tag `widths` in every brand, opened anew in each', () => {
  const state = story('Screens/Course', 'screens-course--default');
  const own = brandOf(state.id, brands);
  expect(namesOf(state)).toEqual([
    `${own}/${state.id}`,
    `${own}/${state.id}--dark`,
    `${own}/${state.id}--360`,
  ]);
  expect(looksOf(state, {}, brands).filter(({ isMounted }) => isMounted)).toHaveLength(1);
  const screen = { ...state, tags: ['widths'] };
  for (const brand of brands) expect(namesOf(screen)).toContain(`${brand}/${screen.id}`);
  const mounted = looksOf(screen, {}, brands).filter(({ isMounted }) => isMounted);
  expect(mounted.map(({ brand }) => brand).sort()).toEqual(brands);
  expect(namesOf(state, { viewport: 'w360' })).toEqual([`${own}/${state.id}`, `${own}/${state.id}--dark`]);
});

test('where the app itself is drawn covers are flat, and but in the story of all widths the drawings too, as on pages that show all kinds of them; nowhere else', () => {
  const flat = (one: Story) => new Set(looksOf(one, {}, brands).map((look) => look.flat));
  const screen = story('Screens/Course', 'screens-course--default');
  expect(flat(screen)).toEqual(new Set(['drawings']));
  expect(flat({ ...screen, tags: ['widths'] })).toEqual(new Set(['covers']));
  expect(flat(story('Flows/Content', 'flows-content--playing'))).toEqual(new Set(['drawings']));
  expect(flat(story('Brands/Try a palette', 'brands-try-a-palette--default'))).toEqual(new Set(['drawings']));
  const guide = {
    ...story('Foundations/Imagery', 'foundations-imagery--when-to-use-which'),
    tags: ['guide'],
  };
  expect(flat(guide)).toEqual(new Set(['drawings']));
  expect(flat(story('Product/Course card', 'product-course-card--default'))).toEqual(new Set(['nothing']));
});

test('any other story is drawn once', () => {
  expect(namesOf(story('Product/Hero', 'product-hero--default'))).toHaveLength(1);
  expect(namesOf(story('Product/Hero', 'product-hero--default'), { theme: 'gtop' })).toEqual([
    'gtop/product-hero--default',
  ]);
});

test('the sheet of a component is its states, else its first story', () => {
  expect([
    ...sheetsOf([
      story('Product/Hero', 'a--default'),
      story('Product/Hero', 'a--states'),
      story('Product/Card', 'b--default'),
      story('Product/Card', 'b--other'),
      story('Flows/Session', 'c--default'),
    ]),
  ]).toEqual(['a--states', 'b--default']);
});

test('a page about the foundations is no sheet', () => {
  const page: Story = { ...story('Foundations/Colour', 'foundations-colour--default'), tags: ['guide'] };
  expect([...sheetsOf([page])]).toEqual([]);
  expect(looksOf(page, {}, brands)).toHaveLength(1);
});

test('a story with the tag `unpictured` is played in the look of its name and drawn in none, nor is it a sheet', () => {
  const played: Story = { ...story('Product/Hero', 'product-hero--keyboard'), tags: ['unpictured'] };
  expect(looksOf(played, {}, brands)).toEqual([]);
  expect(playedIn(played, { viewport: 'w360' }, brands)).toMatchObject({
    brand: brandOf(played.id, brands),
    width: 360,
    isMounted: true,
  });
  expect([...sheetsOf([played, story('Product/Hero', 'product-hero--default')])]).toEqual([
    'product-hero--default',
  ]);
});

const one = story('Product/Hero', 'a--default');
const other = story('Product/Hero', 'b--default');
const done = (each: Story, looks: string[], failures: string[] = []) => ({ story: each, looks, failures });
const asked = { all: [one, other], stories: [one, other], notCompared: {}, kept: [], photographs: true };

test('the ledger names a story that nobody compared, unless it is listed', () => {
  const outcomes = [done(one, ['gtop/a--default']), done(other, [])];
  expect(ledgerOf({ ...asked, outcomes }).unaccounted).toEqual(['b--default']);
  expect(ledgerOf({ ...asked, outcomes: outcomes.slice(0, 1) }).unaccounted).toEqual(['b--default']);
  expect(ledgerOf({ ...asked, outcomes, notCompared: { 'b--default': 'why' } }).unaccounted).toEqual([]);
});

test('the ledger names a picture that no story reads, and a listed story that does not exist', () => {
  const outcomes = [done(one, ['gtop/a--default']), done(other, [], ['it broke'])];
  const kept = ['gtop/a--default', 'gtop/b--default--dark', 'gtop/gone--default', 'gtop/old.png'];
  expect(ledgerOf({ ...asked, outcomes, kept }).unread).toEqual(['gtop/gone--default', 'gtop/old.png']);
  expect(ledgerOf({ ...asked, outcomes, notCompared: { gone: 'why' } }).listedButGone).toEqual(['gone']);
});

test('where some stories are asked for, what no story at all reads is named, and what those that were asked for do not', () => {
  const outcomes = [done(one, ['gtop/a--default'])];
  const some = { ...asked, stories: [one], outcomes };
  const kept = ['gtop/a--default', 'gtop/a--default--360', 'gtop/b--default', 'gtop/gone--default--dark'];
  expect(ledgerOf({ ...some, kept }).unread).toEqual(['gtop/a--default--360', 'gtop/gone--default--dark']);
  expect(ledgerOf({ ...some, kept, photographs: false }).unread).toEqual([]);
  expect(ledgerOf({ ...some, notCompared: { 'b--default': 'why', gone: 'why' } }).listedButGone).toEqual([
    'gone',
  ]);
});

test('of the pictures that no story reads, only those are meant that were asked for by name', () => {
  const some = { ...asked, stories: [one], outcomes: [done(one, ['gtop/a--default'])], names: ['a--'] };
  const kept = ['gtop/a--default', 'gtop/a--default--360', 'gtop/a--gone', 'gtop/c--gone'];
  expect(ledgerOf({ ...some, kept })).toMatchObject({
    unread: ['gtop/a--default--360', 'gtop/a--gone'],
    others: ['gtop/c--gone'],
  });
  // An id given whole means that story alone.
  const whole = { ...some, names: ['a--default'] };
  expect(ledgerOf({ ...whole, kept: ['gtop/a--default', 'gtop/a--default-open'] })).toMatchObject({
    unread: [],
    others: ['gtop/a--default-open'],
  });
});

test('a story that was not played has lost no picture', () => {
  const { unread, unaccounted } = ledgerOf({ ...asked, outcomes: [], kept: ['gtop/a--default'] });
  expect([unread, unaccounted]).toEqual([[], ['a--default', 'b--default']]);
});

test('the ledger wants no picture of a story that may be without, and names one that may not', () => {
  const without = (title: string, id: string): Story => ({ ...story(title, id), tags: ['unpictured'] });
  const allowed = [
    without('Product/Menu', 'product-menu--keyboard'),
    without('Product/Menu', 'product-menu--keyboard-of-sheet'),
    without('Foundations/Conformance', 'foundations-conformance--refs'),
  ];
  const other = without('Product/Menu', 'product-menu--opens');
  const stories = [one, ...allowed, other];
  const outcomes = stories.map((each) => done(each, each === one ? ['gtop/a--default'] : []));
  const ask = { ...asked, all: stories, stories, outcomes };
  expect(ledgerOf(ask)).toMatchObject({ unaccounted: [], hidden: [other.id] });
  expect(ledgerOf({ ...ask, looksOfAnother: { [other.id]: one.id } }).hidden).toEqual([]);
  // Neither may stand for the other.
  expect(ledgerOf({ ...ask, looksOfAnother: { [other.id]: allowed[0]?.id ?? '' } }).hidden).toEqual([
    other.id,
  ]);
  expect(ledgerOf({ ...ask, looksOfAnother: { gone: one.id } }).listedButGone).toEqual(['gone']);
  const kept = [`gtop/${other.id}`];
  expect(ledgerOf({ ...ask, kept }).unread).toEqual(kept);
});

test('few stories are not compared, each for a reason', () => {
  expect(Object.keys(notCompared).length).toBeLessThanOrEqual(5);
  expect(Object.values(notCompared).every((reason) => reason.length > 20)).toBe(true);
  expect(Object.keys(looksOfAnother).filter((id) => id in notCompared)).toEqual([]);
});

test('a story of a page about every brand, shown in one, is drawn once; the own page of a brand light and dark', () => {
  const trial = story('Brands/Try a palette', 'brands-try-a-palette--failing');
  expect(namesOf(trial, { theme: 'decola' })).toEqual([`decola/${trial.id}`]);
  const tokens = story('Brands/decola', 'brands-decola--tokens');
  expect(namesOf(tokens, { theme: 'decola' })).toEqual([`decola/${tokens.id}`, `decola/${tokens.id}--dark`]);
});
