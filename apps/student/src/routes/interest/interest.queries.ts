import { listInterestCourses, type QueryOf } from '@student/api-client';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf } from '../../queries/endpoint-query.ts';

/** One page of the courses of an interest, 20 each; the page before stays while the next one is pending (TRACK-18, LIMITS-04). */
export const interestCoursesQuery = (id: number, query: QueryOf<typeof listInterestCourses>) => ({
  ...endpointQuery(listInterestCourses, { params: { id }, query }),
  placeholderData: keepPreviousData,
});

/** Whether any courses of an interest have been read: its page stands, or did a moment ago. */
export const hasReadInterest = (queryClient: QueryClient, id: number): boolean =>
  queryClient
    .getQueriesData({ queryKey: keyOf(listInterestCourses, { params: { id } }) })
    .some(([, data]) => data !== undefined);
