import { expect, it } from 'vitest';
import { nextSorting, sortingOf } from './sorting.ts';

it('a column goes from inactive to ascending to descending and back (DASH-27)', () => {
  const once = nextSorting({}, 'title');
  const twice = nextSorting(once, 'title');
  const thrice = nextSorting(twice, 'title');
  expect([once, twice, thrice]).toEqual([
    { orderBy: 'title', order: 'Asc' },
    { orderBy: 'title', order: 'Desc' },
    {},
  ]);
  expect([{}, once, twice].map((sorting) => sortingOf(sorting, 'title'))).toEqual([
    'inactive',
    'ascending',
    'descending',
  ]);
});

it('another column starts over', () => {
  expect(nextSorting({ orderBy: 'title', order: 'Desc' }, 'rating')).toEqual({
    orderBy: 'rating',
    order: 'Asc',
  });
  expect(sortingOf({ orderBy: 'title', order: 'Desc' }, 'rating')).toBe('inactive');
});

it('a column without an order counts as ascending', () => {
  expect(nextSorting({ orderBy: 'title' }, 'title')).toEqual({ orderBy: 'title', order: 'Desc' });
});
