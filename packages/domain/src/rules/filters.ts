import { nextSorting } from './sorting.ts';

/** What the course list is narrowed and sorted by, and its page (DASH-01). Ids are in the order chosen, none twice. */
export type CourseListQuery = {
  readonly page: number;
  readonly search: string;
  readonly schools: readonly number[];
  readonly courseTracks: readonly number[];
  readonly orderBy: string | undefined;
  readonly order: 'Asc' | 'Desc' | undefined;
};

type Track = { id: number; schoolId: number };

/** More schools than this become a multi-select box instead of chips (DASH-18). */
export const maxSchoolChips = 8;

/**
 * Chooses exactly these schools, from page 1; tracks of other schools are dropped (DASH-29, DASH-30, DASH-31).
 *
 * @param tracks all there are; `undefined` while they are not known, and then every chosen one stays
 */
export function chooseSchools<Query extends CourseListQuery>(
  query: Query,
  schools: readonly number[],
  tracks: readonly Track[] | undefined,
): Query {
  const courseTracks = tracks ? keepTracksOf(schools, query.courseTracks, tracks) : query.courseTracks;
  return { ...query, page: 1, schools, courseTracks };
}

/** Chooses exactly these tracks, from page 1 (DASH-32). */
export function chooseTracks<Query extends CourseListQuery>(
  query: Query,
  courseTracks: readonly number[],
): Query {
  return { ...query, page: 1, courseTracks };
}

/** The chosen tracks that belong to one of the schools; without schools, all of them (DASH-31). */
export function keepTracksOf(
  schools: readonly number[],
  chosen: readonly number[],
  tracks: readonly Track[],
): number[] {
  if (schools.length === 0) return [...chosen];
  const offered = new Set(
    tracks.filter((track) => schools.includes(track.schoolId)).map((track) => track.id),
  );
  return chosen.filter((id) => offered.has(id));
}

/**
 * Searches the list, from page 1: ascending while a term is there; without a term the order goes too, unless a column
 * is sorted (DASH-20, DASH-21). The same term again changes nothing.
 */
export function searchCourses<Query extends CourseListQuery>(query: Query, term: string): Query {
  const search = term.trim();
  if (search === query.search) return query;
  if (search !== '') return { ...query, page: 1, search, order: 'Asc' };
  return { ...query, page: 1, search, order: query.orderBy ? query.order : undefined };
}

/** Turns to another page and keeps the rest (DASH-33). */
export function turnPage<Query extends CourseListQuery>(query: Query, page: number): Query {
  return { ...query, page };
}

/** Clicks a column header; another order starts at page 1 (DASH-26, DASH-27). */
export function sortCourses<Query extends CourseListQuery>(query: Query, column: string): Query {
  const { orderBy, order } = nextSorting(query, column);
  return { ...query, page: 1, orderBy, order };
}

/** The whole list again: nothing narrows it, nothing sorts it, page 1 (DASH-24). */
export function clearFilters<Query extends CourseListQuery>(query: Query): Query {
  return {
    ...query,
    page: 1,
    search: '',
    schools: [],
    courseTracks: [],
    orderBy: undefined,
    order: undefined,
  };
}

/** Tells whether the list is narrowed: what an empty list says depends on it (DASH-24, DASH-25). */
export function isFiltered(query: Pick<CourseListQuery, 'search' | 'schools' | 'courseTracks'>): boolean {
  return query.search !== '' || query.schools.length > 0 || query.courseTracks.length > 0;
}
