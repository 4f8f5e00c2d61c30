import { listInstructorCourses, searchInstructors } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** One page of the courses of an instructor (TRACK-16, LIMITS-04). */
export const instructorCoursesQuery = (id: number, page: number) => ({
  ...endpointQuery(listInstructorCourses, {
    params: { id },
    query: { page, limit: pageSizes.instructorCourses },
  }),
  placeholderData: keepPreviousData,
});

/** The instructors that a term finds; nobody asks for an empty one (TRACK-12). */
export const foundInstructorsQuery = (search: string) =>
  endpointQuery(searchInstructors, { query: { search } });
