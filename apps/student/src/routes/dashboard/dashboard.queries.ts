import {
  listCourseComments,
  listCourses,
  listCoursesInProgress,
  listEventComments,
  listEvents,
  listInformations,
  listMyAccesses,
  listMyInterestsWithCourses,
  listRequiredCourseTracks,
  listSchoolCourseTracks,
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

/** The tracks of one school (DASH-30). */
export const schoolTracksQuery = (id: number) => ({
  ...endpointQuery(listSchoolCourseTracks, { params: { id } }),
  staleTime: 300_000,
});

/** Courses under way; slice 0 replaces, further ones are appended (DASH-10, DASH-16). */
export const coursesInProgressQuery = () =>
  infiniteEndpointQuery(
    listCoursesInProgress,
    { query: { limit: pageSizes.coursesInProgress } },
    { pageName: 'index', hasMore: ({ hasMore }) => hasMore },
  );

export const requiredTracksQuery = () =>
  endpointQuery(listRequiredCourseTracks, { query: { filterType: 'pending' } });

/** The accesses of the last seven days. */
export const weekQuery = () => endpointQuery(listMyAccesses, { query: { interval: 7 } });

export const eventsQuery = () => endpointQuery(listEvents);

export const interestsQuery = () => endpointQuery(listMyInterestsWithCourses);

export const informationsQuery = () => endpointQuery(listInformations);

const pageOfComments = (page: number) => ({ page, limit: pageSizes.comments });

/** One page of a course's comments, 15 each (DASH-47). */
export const courseCommentsQuery = (id: number, page: number) =>
  endpointQuery(listCourseComments, { params: { id }, query: pageOfComments(page) });

/** One page of an event's comments, as many (DASH-48). */
export const eventCommentsQuery = (eventId: number, page: number) =>
  endpointQuery(listEventComments, { params: { eventId }, query: pageOfComments(page) });
