import { getCourseTrack, listCourseTrackCourses, listCourseTrackTrainings } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { endpointQuery, infiniteEndpointQuery } from '../../queries/endpoint-query.ts';

/** One track (TRACK-04). */
export const courseTrackQuery = (id: number) => endpointQuery(getCourseTrack, { params: { id } });

/** One page of the courses of a track, 15 each (TRACK-06, LIMITS-02). */
export const trackCoursesQuery = (id: number, page: number) =>
  endpointQuery(listCourseTrackCourses, { params: { id }, query: { page, limit: pageSizes.trackCourses } });

/** The trainings of a track, five more at a time: slice 0 replaces, further ones are appended (TRACK-05, LIMITS-05). */
export const trackTrainingsQuery = (id: number) =>
  infiniteEndpointQuery(
    listCourseTrackTrainings,
    { params: { id }, query: { limit: pageSizes.trackTrainings } },
    { pageName: 'index', hasMore: ({ hasMore }) => hasMore },
  );
