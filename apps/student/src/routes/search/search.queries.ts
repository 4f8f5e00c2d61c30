import { type QueryOf, searchCourses, searchInstructors, searchSchools } from '@student/api-client';
import { offered, type School } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** What was found before stays while the next answer is pending. */
const kept = { placeholderData: keepPreviousData };

/** One page of the courses that the header's search found (SHELL-07, TRACK-10). */
export const courseSearchQuery = (query: QueryOf<typeof searchCourses>) => ({
  ...endpointQuery(searchCourses, { query }),
  ...kept,
});

/** The schools that are offered (TRACK-11). */
export const schoolSearchQuery = (search: string) => ({
  ...endpointQuery(searchSchools, { query: { search } }),
  ...kept,
  select: offered<School>,
});

/** The instructors (TRACK-11). */
export const instructorSearchQuery = (search: string) => ({
  ...endpointQuery(searchInstructors, { query: { search } }),
  ...kept,
});
