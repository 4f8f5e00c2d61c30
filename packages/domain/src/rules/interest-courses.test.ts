import { describe, expect, it } from 'vitest';
import {
  chooseInterestStatus,
  clearInterestFilters,
  type InterestCoursesQuery,
  isInterestFiltered,
} from './interest-courses.ts';
import { searchList } from './searched-list.ts';

const all = { page: 1, search: '', status: undefined, title: 'Liderança' };
const narrowed: typeof all & InterestCoursesQuery = { ...all, page: 3, search: 'feedback' };

describe('the courses of an interest (TRACK-18)', () => {
  it.each([
    ['searched for', searchList(narrowed, ' equipe '), { ...narrowed, page: 1, search: 'equipe' }],
    ['no longer searched for', searchList(narrowed, ' '), all],
    [
      'that are under way',
      chooseInterestStatus(narrowed, 'progress'),
      { ...narrowed, page: 1, status: 'progress' },
    ],
    [
      'of any state',
      chooseInterestStatus({ ...narrowed, status: 'finished' }, undefined),
      { ...narrowed, page: 1 },
    ],
    ['without filters', clearInterestFilters({ ...narrowed, status: 'finished' }), all],
  ])('%s begin at page 1', (_, now, expected) => {
    expect(now).toEqual(expected);
  });

  it('the same term or state again changes nothing, not the page either', () => {
    const query = { ...narrowed, status: 'progress' } as const;
    expect([searchList(query, 'feedback '), chooseInterestStatus(query, 'progress')]).toEqual([query, query]);
    expect(searchList(query, 'feedback')).toBe(query);
    expect(chooseInterestStatus(query, 'progress')).toBe(query);
  });

  it.each([
    [all, false],
    [{ ...all, page: 2 }, false],
    [{ ...all, search: 'a' }, true],
    [{ ...all, status: 'finished' as const }, true],
  ])('%j is narrowed: %s', (query, is) => {
    expect(isInterestFiltered(query)).toBe(is);
  });
});
