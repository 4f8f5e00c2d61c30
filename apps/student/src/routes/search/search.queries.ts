import { type QueryOf, searchCourses } from '@student/api-client';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** One page of what the header's search found; the page before stays while the next one is pending (SHELL-07). */
export const courseSearchQuery = (query: QueryOf<typeof searchCourses>) => ({
  ...endpointQuery(searchCourses, { query }),
  placeholderData: keepPreviousData,
});
