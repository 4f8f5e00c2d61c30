import { expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import {
  brandOf,
  busyOf,
  isInGate,
  isTouched,
  looksOf,
  nameOf,
  partsOfName,
  playedIn,
  type Story,
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

const pictured = { tags: ['pictured'] };

test('all states of a component are drawn in every brand, light and dark, and touched', () => {
  const states = story('Components/Actions/Button', 'components-actions-button--states');
  expect(namesOf(states).sort()).toEqual(
    brands.flatMap((brand) => [`${brand}/${states.id}`, `${brand}/${states.id}--dark`]),
  );
  expect(isTouched(states)).toBe(true);
  const own = brandOf(states.id, brands);
  expect(namesOf({ ...states, tags: ['one-brand'] })).toEqual([
    `${own}/${states.id}`,
    `${own}/${states.id}--dark`,
  ]);
  expect(namesOf(states, { theme: 'gtop' })).toEqual([`gtop/${states.id}`, `gtop/${states.id}--dark`]);
});

test('only a story that says by its tag that it shows waiting may come to rest while something is busy', () => {
  const leaving = story('Screens/Shell', 'screens-shell--signing-out');
  expect(busyOf(leaving)).toBe('none');
  expect(busyOf({ ...leaving, tags: ['busy'] })).toBe('some');
  expect(busyOf(story('Components/Data/Table', 'components-data-table--states'))).toBe('any');
});

test('a screen is drawn light on a desktop and dark on a phone, by the story with the tag `pictured` alone', () => {
  const state = story('Screens/Course', 'screens-course--default');
  const own = brandOf(state.id, brands);
  expect(namesOf(state)).toEqual([]);
  const screen = { ...state, ...pictured };
  expect(namesOf(screen)).toEqual([`${own}/${screen.id}`, `${own}/${screen.id}--360-dark`]);
  expect(looksOf(screen, {}, brands)).toMatchObject([
    { width: 1280, scheme: 'light', flat: 'covers' },
    { width: 360, scheme: 'dark', flat: 'covers' },
  ]);
  expect(isTouched(screen)).toBe(false);
  expect(namesOf(screen, { viewport: 'w360' })).toEqual([`${own}/${screen.id}`, `${own}/${screen.id}--dark`]);
});

test('another story with the tag `pictured` is drawn light and dark in its brand', () => {
  const hero = { ...story('Product/Hero', 'product-hero--default'), ...pictured };
  const own = brandOf(hero.id, brands);
  expect(namesOf(hero)).toEqual([`${own}/${hero.id}`, `${own}/${hero.id}--dark`]);
  expect(isTouched(hero)).toBe(true);
});

test.each([
  ['Product/Hero', 'product-hero--default'],
  ['Product/Hero', 'product-hero--keyboard'],
  ['Flows/Content', 'flows-content--playing'],
  ['Brands/decola', 'brands-decola--tokens'],
])('a story of %s without the tag, %s, is played in the look of its name and drawn in none', (title, id) => {
  const played = story(title, id);
  expect(looksOf(played, {}, brands)).toEqual([]);
  expect(isTouched(played)).toBe(false);
  expect(playedIn(played, { viewport: 'w360' }, brands)).toMatchObject({
    brand: brandOf(id, brands),
    width: 360,
  });
});

test('on pages about brands drawings are flat too; what a component shows is drawn as it is', () => {
  const flat = (one: Story) => playedIn(one, {}, brands).flat;
  expect(flat(story('Brands/Try a palette', 'brands-try-a-palette--default'))).toBe('drawings');
  expect(flat(story('Product/Course card', 'product-course-card--default'))).toBe('nothing');
});

const one = { ...story('Product/Hero', 'a--default'), ...pictured };
const other = { ...story('Product/Hero', 'b--default'), ...pictured };
const done = (each: Story, looks: string[], failures: string[] = []) => ({ story: each, looks, failures });
const asked = { all: [one, other], stories: [one, other], kept: [], photographs: true };

test('the ledger names a story that was not played, and one that was not photographed though it has the tag', () => {
  const outcomes = [done(one, ['gtop/a--default']), done(other, [])];
  expect(ledgerOf({ ...asked, outcomes }).unaccounted).toEqual(['b--default']);
  expect(ledgerOf({ ...asked, outcomes: outcomes.slice(0, 1) }).unaccounted).toEqual(['b--default']);
  const played = { ...other, tags: [] };
  const without = { ...asked, stories: [one, played], outcomes: [...outcomes.slice(0, 1), done(played, [])] };
  expect(ledgerOf(without).unaccounted).toEqual([]);
});

test('the ledger names a picture that no story reads', () => {
  const outcomes = [done(one, ['gtop/a--default']), done(other, [], ['it broke'])];
  const kept = ['gtop/a--default', 'gtop/b--default--dark', 'gtop/gone--default', 'gtop/old.png'];
  expect(ledgerOf({ ...asked, outcomes, kept }).unread).toEqual(['gtop/gone--default', 'gtop/old.png']);
});

test('where some stories are asked for, what no story at all reads is named, and what those that were asked for do not', () => {
  const some = { ...asked, stories: [one], outcomes: [done(one, ['gtop/a--default'])] };
  const kept = ['gtop/a--default', 'gtop/a--default--360', 'gtop/b--default', 'gtop/gone--default--dark'];
  expect(ledgerOf({ ...some, kept }).unread).toEqual(['gtop/a--default--360', 'gtop/gone--default--dark']);
  expect(ledgerOf({ ...some, kept, photographs: false }).unread).toEqual([]);
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

test('the ledger names a screen of which no story is drawn', () => {
  const screens = [
    story('Screens/Course', 'screens-course--default'),
    { ...story('Screens/Terms', 'screens-terms--default'), ...pictured },
  ];
  expect(ledgerOf({ ...asked, all: screens, outcomes: [] }).unseen).toEqual(['Screens/Course']);
});

test.each([
  ['Components/Actions/Button', 'components-actions-button--states', [], true],
  ['Components/Actions/Button', 'components-actions-button--pressed', ['play-fn'], true],
  ['Components/Actions/Button', 'components-actions-button--small', [], false],
  ['Foundations/Text link', 'foundations-text-link--keyboard', ['play-fn'], true],
  ['Foundations/Conformance', 'foundations-conformance--refs', ['play-fn'], true],
  ['Foundations/Conformance', 'foundations-conformance--layers', ['play-fn', 'night'], false],
  ['Brands/decola', 'brands-decola--overview', ['pictured'], true],
  ['Brands/decola', 'brands-decola--tokens', ['play-fn', 'pictured', 'night'], false],
  ['Screens/Course', 'screens-course--default', ['pictured'], true],
  ['Screens/Course', 'screens-course--blocked', ['play-fn', 'gate'], true],
  ['Screens/Course', 'screens-course--finished', ['play-fn'], false],
  ['Flows/Pills', 'flows-pills--playing', ['play-fn'], false],
  ['Start/API contract', 'start-api-contract--all', ['play-fn'], false],
])('of %s, %s with the tags %j is played with every change: %j', (title, id, tags, isPlayed) => {
  expect(isInGate({ ...story(title, id), tags })).toBe(isPlayed);
});
