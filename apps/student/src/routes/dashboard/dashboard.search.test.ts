import { expect, it } from 'vitest';
import { dashboardSearch } from './dashboard.search.ts';

it('the list is sorted by a column that it has, or by none', () => {
  expect(dashboardSearch.read('?orderBy=rating&order=Desc')).toMatchObject({
    orderBy: 'rating',
    order: 'Desc',
  });
  expect(dashboardSearch.read('?orderBy=password').orderBy).toBeUndefined();
});

it('what the address asks for is what the server is asked for', () => {
  const asked = dashboardSearch.read(
    '?page=2&schools=1&courseTracks=2,3&orderBy=title&order=Desc&search=a&courseID=9',
  );
  expect(dashboardSearch.callOf(asked, 15)).toEqual({
    school: [1],
    courseTrack: [2, 3],
    search: 'a',
    orderBy: 'title',
    order: 'Desc',
    page: 2,
    limit: 15,
  });
});
