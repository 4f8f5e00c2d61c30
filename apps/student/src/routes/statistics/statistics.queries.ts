import {
  getMyStatistics,
  listAttendedEvents,
  listEnrolledCourses,
  listMyAccesses,
  listStudentEngagement,
} from '@student/api-client';
import { accessStatistics } from '@student/domain';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** Somebody may have studied a moment ago: what is older than this is read anew, in milliseconds. */
const staleTime = 5000;

/** The totals of the person (PROFILE-11). */
export const myStatisticsQuery = () => ({ ...endpointQuery(getMyStatistics), staleTime });

/** Their accesses of fourteen days, each by itself (PROFILE-12). */
export const accessesQuery = () => ({
  ...endpointQuery(listMyAccesses, { query: accessStatistics }),
  staleTime,
});

/** All courses that the person is enrolled in. */
export const enrolledCoursesQuery = () => endpointQuery(listEnrolledCourses);

/** The events and training courses that the person attended. */
export const attendedEventsQuery = () => endpointQuery(listAttendedEvents);

/** The ranking by engagement (PROFILE-10). */
export const engagementQuery = () => ({ ...endpointQuery(listStudentEngagement), staleTime });
