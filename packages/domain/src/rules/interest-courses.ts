import type { StatusCourse } from '../entities/course.ts';

/** What the courses of one interest are narrowed by, and their page (TRACK-18). */
export type InterestCoursesQuery = {
  readonly page: number;
  readonly search: string;
  readonly status: StatusCourse | undefined;
};

/** Shows only what is under way or finished, or all of it, from page 1. */
export function chooseInterestStatus<Query extends InterestCoursesQuery>(
  query: Query,
  status: StatusCourse | undefined,
): Query {
  return status === query.status ? query : { ...query, page: 1, status };
}

/** All courses of the interest again, page 1. */
export function clearInterestFilters<Query extends InterestCoursesQuery>(query: Query): Query {
  return { ...query, page: 1, search: '', status: undefined };
}

/** Whether the list is narrowed: what an empty one says depends on it. */
export function isInterestFiltered({ search, status }: Omit<InterestCoursesQuery, 'page'>): boolean {
  return search !== '' || status !== undefined;
}
