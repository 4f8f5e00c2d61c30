import { describe, expect, test } from 'vitest';
import {
  isFiltered,
  readDashboardSearch,
  withSearch,
  withSorting,
  writeDashboardSearch,
} from './dashboard.search.ts';

const read = (text: string) => readDashboardSearch(new URLSearchParams(text));
const empty = read('');

describe('the dashboard address', () => {
  test('an empty address means the first page of everything', () => {
    expect(empty).toEqual({
      page: 1,
      search: '',
      schools: [],
      courseTracks: [],
      orderBy: '',
      order: '',
      courseId: undefined,
      commentsPage: 1,
    });
  });

  test('what is written is read back', () => {
    const text = 'page=3&search=planilhas&schools=1%2C4&courseTracks=7&orderBy=title&order=Desc&courseID=9&pageDefault=2';
    expect(writeDashboardSearch(read(text)).toString()).toBe(text);
  });

  test('empty values leave the address', () => {
    expect(writeDashboardSearch(read('page=1&search=&orderBy=&order=')).toString()).toBe('');
  });

  test('nonsense becomes the default', () => {
    const state = read('page=-2&schools=a,0,3,3&order=sideways&courseID=x');
    expect(state).toEqual({ ...empty, schools: [3] });
  });
});

describe('searching in the list', () => {
  test('a term goes back to page 1 and sorts ascending', () => {
    expect(withSearch({ ...empty, page: 4 }, 'ética')).toEqual({ ...empty, search: 'ética', order: 'Asc' });
  });

  test('clearing the term drops the order when no column is sorted', () => {
    expect(withSearch({ ...empty, search: 'ética', order: 'Asc' }, '')).toEqual(empty);
  });

  test('clearing the term keeps the order of a sorted column', () => {
    const sorted = { ...empty, search: 'ética', orderBy: 'title', order: 'Desc' as const };
    expect(withSearch({ ...sorted, order: 'Desc' }, '').order).toBe('Desc');
  });
});

test('a header goes from ascending to descending to nothing', () => {
  const first = withSorting(empty, 'title');
  expect([first.orderBy, first.order]).toEqual(['title', 'Asc']);
  const second = withSorting(first, 'title');
  expect([second.orderBy, second.order]).toEqual(['title', 'Desc']);
  expect(withSorting(second, 'title')).toEqual(empty);
});

test('another header starts ascending', () => {
  expect(withSorting({ ...empty, orderBy: 'title', order: 'Desc' }, 'rating')).toEqual({
    ...empty,
    orderBy: 'rating',
    order: 'Asc',
  });
});

test('sorting alone does not count as a filter', () => {
  expect(isFiltered({ ...empty, orderBy: 'title', order: 'Asc' })).toBe(false);
  expect(isFiltered({ ...empty, schools: [1] })).toBe(true);
});
