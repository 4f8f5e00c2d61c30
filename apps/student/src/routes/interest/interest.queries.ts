import { listInterestCourses, type QueryOf } from '@student/api-client';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf } from '../../queries/endpoint-query.ts';

/** One page of the courses of an interest, 20 each; the page before stays while the next one is pending (TRACK-18, LIMITS-04). */
export const interestCoursesQuery = (id: number, query: QueryOf<typeof listInterestCourses>) => ({
  ...endpointQuery(listInterestCourses, { params: { id }, query }),
  placeholderData: keepPreviousData,
});

/** Whether the cache holds a page of this interest's courses, under any filters. */
export const hasReadInterest = (queryClient: QueryClient, id: number): boolean =>
  queryClient
    .getQueriesData({ queryKey: keyOf(listInterestCourses, { params: { id } }) })
    .some(([, data]) => data !== undefined);
