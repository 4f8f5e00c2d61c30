import { expect, it } from 'vitest';
import { dashboardSearch } from './dashboard.search.ts';

it('the list is sorted by a column that it has, or by none', () => {
  expect(dashboardSearch.read('?orderBy=rating&order=Desc')).toMatchObject({
    orderBy: 'rating',
    order: 'Desc',
  });
  expect(dashboardSearch.read('?orderBy=password').orderBy).toBeUndefined();
});
