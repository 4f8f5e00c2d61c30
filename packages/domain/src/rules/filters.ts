import type { CourseListQuery } from './course-list-query.ts';
import { nextSorting } from './sorting.ts';

type Track = { id: number; schoolId: number };

/** More schools than this become a multi-select box instead of chips (DASH-18). */
export const maxSchoolChips = 8;

/**
 * Chooses a school, or gives it up when it was chosen. The list goes back to page 1 and tracks of other schools are
 * dropped (DASH-29, DASH-30, DASH-31).
 */
export function toggleSchool(
  query: CourseListQuery,
  schoolId: number,
  tracks: readonly Track[],
): CourseListQuery {
  const schools = query.schools.includes(schoolId)
    ? query.schools.filter((id) => id !== schoolId)
    : [...query.schools, schoolId];
  return chooseSchools(query, schools, tracks);
}

/** Chooses exactly these schools; see `toggleSchool`. */
export function chooseSchools(
  query: CourseListQuery,
  schools: readonly number[],
  tracks: readonly Track[],
): CourseListQuery {
  return { ...query, page: 1, schools, courseTracks: keepTracksOf(schools, query.courseTracks, tracks) };
}

/** Chooses exactly these tracks, from page 1 (DASH-32). */
export function chooseTracks(query: CourseListQuery, courseTracks: readonly number[]): CourseListQuery {
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
export function searchCourses(query: CourseListQuery, term: string): CourseListQuery {
  const search = term.trim();
  if (search === query.search) return query;
  if (search !== '') return { ...query, page: 1, search, order: 'Asc' };
  return { ...query, page: 1, search, order: query.orderBy ? query.order : undefined };
}

/** Turns to another page and keeps the rest (DASH-33). */
export function turnPage(query: CourseListQuery, page: number): CourseListQuery {
  return { ...query, page };
}

/** Clicks a column header; another order starts at page 1 (DASH-26, DASH-27). */
export function sortCourses(query: CourseListQuery, column: string): CourseListQuery {
  const { orderBy, order } = nextSorting(query, column);
  return { ...query, page: 1, orderBy, order };
}

/** Tells whether the list is narrowed: what an empty list says depends on it (DASH-24, DASH-25). */
export function isFiltered(query: Pick<CourseListQuery, 'search' | 'schools' | 'courseTracks'>): boolean {
  return query.search !== '' || query.schools.length > 0 || query.courseTracks.length > 0;
}
