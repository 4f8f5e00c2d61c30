import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CourseListQuery,
  chooseSchools,
  chooseTracks,
  clearFilters,
  isFiltered,
  keepTracksOf,
  searchCourses,
  sortCourses,
  turnPage,
} from './filters.ts';

const none: CourseListQuery = {
  page: 1,
  search: '',
  schools: [],
  courseTracks: [],
  orderBy: undefined,
  order: undefined,
};
const tracks = [
  { id: 10, schoolId: 1 },
  { id: 11, schoolId: 1 },
  { id: 20, schoolId: 2 },
];

describe('filters', () => {
  it('choosing a school goes to page 1 and drops tracks of other schools (DASH-29, DASH-31)', () => {
    const query = { ...none, page: 4, search: 'lider', courseTracks: [10, 20, 99] };
    expect(chooseSchools(query, [1], tracks)).toEqual({
      ...query,
      page: 1,
      schools: [1],
      courseTracks: [10],
    });
  });

  it('a second school keeps the tracks of both', () => {
    const query = { ...none, schools: [1], courseTracks: [10] };
    expect(chooseSchools(query, [1, 2], tracks)).toEqual({ ...query, schools: [1, 2] });
  });

  it('while the tracks are not known every chosen one stays', () => {
    const query = { ...none, page: 2, schools: [1], courseTracks: [10, 20] };
    expect(chooseSchools(query, [1, 2], undefined)).toEqual({ ...query, page: 1, schools: [1, 2] });
  });

  it('giving up the last school keeps every chosen track (DASH-30)', () => {
    const query = { ...none, page: 2, schools: [1], courseTracks: [10] };
    expect(chooseSchools(query, [], tracks)).toEqual({ ...query, page: 1, schools: [] });
  });

  it('choosing tracks, or none any more, goes to page 1 (DASH-32)', () => {
    expect(chooseTracks({ ...none, page: 3 }, [20])).toEqual({ ...none, courseTracks: [20] });
    expect(chooseTracks({ ...none, page: 3, courseTracks: [20] }, [])).toEqual(none);
  });

  it('a page turns and the rest stays (DASH-33)', () => {
    const query = { ...none, schools: [1], search: 'x', orderBy: 'title', order: 'Desc' as const };
    expect(turnPage(query, 3)).toEqual({ ...query, page: 3 });
  });

  it.each([
    [
      'a term orders ascending from page 1',
      { page: 3 },
      ' gestão ',
      { page: 1, search: 'gestão', order: 'Asc' },
    ],
    [
      'a term orders ascending even a sorted column',
      { orderBy: 'title', order: 'Desc' },
      'a',
      { orderBy: 'title', search: 'a', order: 'Asc' },
    ],
    ['no term takes the order along', { page: 2, search: 'a', order: 'Asc' }, '', { page: 1 }],
    [
      'no term leaves a sorted column as it is',
      { search: 'a', orderBy: 'title', order: 'Asc' },
      ' ',
      { orderBy: 'title', order: 'Asc' },
    ],
    [
      'the same term changes nothing',
      { page: 3, search: 'a', order: 'Desc' },
      'a ',
      { page: 3, search: 'a', order: 'Desc' },
    ],
  ] as const)('%s (DASH-21)', (_, given, term, expected) => {
    expect(searchCourses({ ...none, ...given }, term)).toEqual({ ...none, ...expected });
  });

  it('sorting starts at page 1 and the third click takes both away (DASH-27)', () => {
    const once = sortCourses({ ...none, page: 5 }, 'title');
    expect(once).toEqual({ ...none, orderBy: 'title', order: 'Asc' });
    expect(sortCourses(sortCourses({ ...once, page: 2 }, 'title'), 'title')).toEqual(none);
  });

  it.each([
    [{}, false],
    [{ search: 'a' }, true],
    [{ schools: [1] }, true],
    [{ courseTracks: [1] }, true],
  ])('%j is filtered: %s', (given, is) => {
    expect(isFiltered({ ...none, ...given })).toBe(is);
  });

  it('clearing gives the whole list back and leaves what is no filter', () => {
    const query = { ...none, page: 3, search: 'a', schools: [1], courseTracks: [10], order: 'Asc' as const };
    expect(clearFilters({ ...query, courseID: 7 })).toEqual({ ...none, courseID: 7 });
  });

  it('dropping tracks twice is dropping them once, and drops only', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 30 }));
    const offered = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 30 }), schoolId: fc.integer({ min: 1, max: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 })), ids, offered, (schools, chosen, all) => {
        const once = keepTracksOf(schools, chosen, all);
        expect(keepTracksOf(schools, once, all)).toEqual(once);
        expect(chosen).toEqual(expect.arrayContaining(once));
      }),
    );
  });
});
