import {
  listCourses,
  listCoursesInProgress,
  listMyAccesses,
  listRequiredCourseTracks,
  type QueryOf,
} from '@student/api-client';
import { pageSizes } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery, infiniteEndpointQuery } from '../../queries/endpoint-query.ts';

export type CourseListCall = QueryOf<typeof listCourses>;

/** One page of the catalogue; the page before stays while the next one is pending (DASH-22). */
export const coursesQuery = (query: CourseListCall) => ({
  ...endpointQuery(listCourses, { query }),
  placeholderData: keepPreviousData,
});

/** Courses under way; slice 0 replaces, further ones are appended (DASH-10, DASH-16). */
export const coursesInProgressQuery = () =>
  infiniteEndpointQuery(
    listCoursesInProgress,
    { query: { limit: pageSizes.coursesInProgress } },
    { pageName: 'index', hasMore: ({ hasMore }) => hasMore },
  );

/** The mandatory tracks that are not finished (DASH-06). */
export const pendingTracksQuery = () =>
  endpointQuery(listRequiredCourseTracks, { query: { filterType: 'pending' } });

/** The accesses of the last seven days. */
export const weekQuery = () => endpointQuery(listMyAccesses, { query: { interval: 7 } });
