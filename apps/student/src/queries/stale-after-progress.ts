import {
  getCourse,
  getCourseEnrollment,
  getSchool,
  listCourseContents,
  listCourses,
  listCoursesInProgress,
  listEnrolledCourses,
  listMyInterestsWithCourses,
  listNewCourses,
  listRequiredCourseTracks,
  searchCourses,
} from '@student/api-client';
import { keyOf, type QueriesAt } from './endpoint-query.ts';

/** Lists that show how far a person is with their courses. */
export const courseLists: readonly QueriesAt[] = [
  ...[
    listCoursesInProgress,
    listEnrolledCourses,
    listRequiredCourseTracks,
    listCourses,
    searchCourses,
    listNewCourses,
    listMyInterestsWithCourses,
  ].map((endpoint) => ({ queryKey: keyOf(endpoint) })),
  // Of an instructor (listInstructorCourses): its endpoint would bring all others about instructors to whoever studies.
  { queryKey: ['decola', 'list', 'course', 'instructors'] },
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
  ...courseLists,
];
