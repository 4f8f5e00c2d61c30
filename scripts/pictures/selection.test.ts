import { expect, test } from 'vitest';
import type { Story } from './plan.ts';
import { select } from './selection.ts';

const story = (id: string, importPath = './card.stories.tsx'): Story => ({
  ...{ id, importPath },
  title: 'Card',
  name: 'Default',
  tags: [],
});
const all = [
  story('card--default'),
  story('card--default-on-phone'),
  story('tag--default', './parts/tag.stories.tsx'),
  story('tag--states', './parts/tag.stories.tsx'),
];
const idsOf = (...asked: Parameters<typeof select> extends [unknown, ...infer Rest] ? Rest : never) =>
  select(all, ...asked).stories.map(({ id }) => id);

test('a name means the story of that id alone, else all that have it in their id or file', () => {
  expect(idsOf(['card--default'])).toEqual(['card--default']);
  expect(idsOf(['default'])).toEqual(['card--default', 'card--default-on-phone', 'tag--default']);
  expect(idsOf(['parts/tag'])).toEqual(['tag--default', 'tag--states']);
  expect(idsOf([])).toEqual(all.map(({ id }) => id));
});

test('a name that means nothing is named, also beside others', () => {
  expect(select(all, ['tag--states', 'no-such']).misspelled).toEqual(['no-such']);
  expect(select(all, ['tag--states']).misspelled).toEqual([]);
});

test('shards share out what is asked for', () => {
  expect([1, 2, 3].map((shard) => idsOf([], [shard, 3]))).toEqual([
    ['card--default', 'tag--states'],
    ['card--default-on-phone'],
    ['tag--default'],
  ]);
  expect(idsOf(['tag'], [2, 2])).toEqual(['tag--states']);
  expect(idsOf(['tag--states'], [2, 2])).toEqual([]);
});
