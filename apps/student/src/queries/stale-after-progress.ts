import type {
  AnyEndpoint,
  getCurrentUser,
  getMyStatistics,
  listFavoriteTrainings,
  listInstructorCourses,
  listInterestCourses,
  listMyInterestsWithCourses,
  listRecommendedCourses,
  listTrainingsRecommendedToMe,
} from '@student/api-client';
import {
  getCourse,
  getCourseEnrollment,
  getSchool,
  listCourseContents,
  listCourses,
  listCoursesInProgress,
  listCourseTrackCourses,
  listEnrolledCourses,
  listNewCourses,
  searchCourses,
} from '@student/api-client';
import { keyOf, type QueriesAt } from './endpoint-query.ts';
import { tracksStale } from './tracks-stale.ts';

/** An endpoint that is named here by its path, so that every page with contents does not load what answers it. */
const at = <E extends AnyEndpoint>(path: E['path']) => ({ path });

/** Lists that show how far a person is with their courses. */
export const courseLists: readonly QueriesAt[] = [
  tracksStale,
  ...[
    listCoursesInProgress,
    listCourseTrackCourses,
    listEnrolledCourses,
    listCourses,
    searchCourses,
    listNewCourses,
    at<typeof listInstructorCourses>('/api/decola/list/course/instructors/:id'),
    at<typeof listInterestCourses>('/api/decola/interest/:id/courses'),
    at<typeof listMyInterestsWithCourses>('/api/decola/list/interests/user/course'),
    at<typeof listFavoriteTrainings>('/api/decola/list/favorite'),
    at<typeof listTrainingsRecommendedToMe>('/api/decola/list/indication'),
    at<typeof listRecommendedCourses>('/api/decola/list/courses/recommendation'),
  ].map((endpoint) => ({ queryKey: keyOf(endpoint) })),
];

/**
 * What the server answers otherwise once a person has enrolled in a course, left it, finished it or one of its contents: of
 * the contents their list alone, not what is kept, asked and said beside each.
 */
export const staleAfterProgress = (courseId: number): readonly QueriesAt[] => [
  { queryKey: keyOf(getCourse, { params: { id: courseId } }) },
  { queryKey: keyOf(getCourseEnrollment, { params: { id: courseId } }) },
  { queryKey: keyOf(listCourseContents, { params: { courseId } }), exact: true },
  // Its tracks say how far they are.
  { queryKey: keyOf(getSchool) },
  // What the person has finished in all: the head of their profile, and their totals.
  { queryKey: keyOf(at<typeof getCurrentUser>('/api/user/me/list/personalInformation')) },
  { queryKey: keyOf(at<typeof getMyStatistics>('/api/decola/get/statistics/user')) },
  ...courseLists,
];
