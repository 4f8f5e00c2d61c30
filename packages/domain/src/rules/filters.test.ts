import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CourseListQuery,
  readCourseListQuery,
  readIds,
  writeCourseListQuery,
} from './course-list-query.ts';
import {
  chooseTracks,
  isFiltered,
  keepTracksOf,
  searchCourses,
  sortCourses,
  toggleSchool,
  turnPage,
} from './filters.ts';

const none: CourseListQuery = {
  page: 1,
  search: '',
  schools: [],
  courseTracks: [],
  orderBy: undefined,
  order: undefined,
  courseID: undefined,
  pageDefault: 1,
};
const tracks = [
  { id: 10, schoolId: 1 },
  { id: 11, schoolId: 1 },
  { id: 20, schoolId: 2 },
];

describe('filters', () => {
  it('choosing a school goes to page 1 and drops tracks of other schools', () => {
    const query = { ...none, page: 4, search: 'lider', courseTracks: [10, 20, 99] };
    expect(toggleSchool(query, 1, tracks)).toEqual({ ...query, page: 1, schools: [1], courseTracks: [10] });
  });

  it('a second school keeps the tracks of both', () => {
    const query = { ...none, schools: [1], courseTracks: [10] };
    expect(toggleSchool(query, 2, tracks)).toEqual({ ...query, schools: [1, 2] });
  });

  it('giving up the last school keeps every chosen track', () => {
    const query = { ...none, page: 2, schools: [1], courseTracks: [10] };
    expect(toggleSchool(query, 1, tracks)).toEqual({ ...query, page: 1, schools: [] });
  });

  it('choosing tracks goes to page 1', () => {
    expect(chooseTracks({ ...none, page: 3 }, [20])).toEqual({ ...none, courseTracks: [20] });
  });

  it('a page turns and the rest stays', () => {
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
  ] as const)('%s', (_, given, term, expected) => {
    expect(searchCourses({ ...none, ...given }, term)).toEqual({ ...none, ...expected });
  });

  it('sorting starts at page 1 and the third click takes both away', () => {
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

describe('the address of the list', () => {
  it.each([
    ['', none],
    [
      'page=3&search=gest%C3%A3o&schools=1,2&courseTracks=7',
      { ...none, page: 3, search: 'gestão', schools: [1, 2], courseTracks: [7] },
    ],
    ['page=0&schools=1,x,,1,-2,3.5&order=Up&orderBy=', { ...none, schools: [1] }],
    [
      'courseID=9&pageDefault=2&orderBy=title&order=Desc',
      { ...none, courseID: 9, pageDefault: 2, orderBy: 'title', order: 'Desc' as const },
    ],
  ])('%j is read', (text, query) => {
    expect(readCourseListQuery(new URLSearchParams(text))).toEqual(query);
  });

  it('drops what is empty', () => {
    expect(writeCourseListQuery(none).toString()).toBe('page=1');
  });

  it.each([
    ['1,2', [1, 2]],
    ['2,2,1', [2, 1]],
    [',', []],
    [null, []],
    ['9999999999999999', []],
  ])('the list %j holds %j', (list, ids) => {
    expect(readIds(list)).toEqual(ids);
  });

  it('gives back what was written', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }));
    const query = fc.record({
      page: fc.integer({ min: 1, max: 9999 }),
      search: fc.string(),
      schools: ids,
      courseTracks: ids,
      orderBy: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      order: fc.option(fc.constantFrom('Asc' as const, 'Desc' as const), { nil: undefined }),
      courseID: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
      pageDefault: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(query, (written) => {
        const text = writeCourseListQuery(written).toString();
        expect(readCourseListQuery(new URLSearchParams(text))).toEqual(written);
      }),
    );
  });
});
