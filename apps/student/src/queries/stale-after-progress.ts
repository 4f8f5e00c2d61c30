import {
  getCourse,
  getCourseEnrollment,
  getCourseTrack,
  getSchool,
  listCourseContents,
  listCourses,
  listCoursesInProgress,
  listCourseTrackCourses,
  listEnrolledCourses,
  listInterestCourses,
  listMyInterestsWithCourses,
  listNewCourses,
  searchCourses,
} from '@student/api-client';
import { keyOf, type QueriesAt } from './endpoint-query.ts';

/** Lists that show how far a person is with their courses; the tracks are all that begins as the address of one. */
export const courseLists = [
  listCoursesInProgress,
  getCourseTrack,
  listCourseTrackCourses,
  listEnrolledCourses,
  listCourses,
  searchCourses,
  listNewCourses,
  listMyInterestsWithCourses,
  listInterestCourses,
].map((endpoint): QueriesAt => ({ queryKey: keyOf(endpoint) }));

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
  ...courseLists,
];
