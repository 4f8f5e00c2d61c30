import {
  getCourse,
  getCourseEnrollment,
  getSchool,
  listCourseContents,
  listCourses,
  listCoursesInProgress,
  listEnrolledCourses,
  listEventContents,
  listEvents,
  listInstructorCourses,
  listMyInterestsWithCourses,
  listNewCourses,
  listRequiredCourseTracks,
  searchCourses,
} from '@student/api-client';
import { expect, it } from 'vitest';
import { keyOf, type QueriesAt } from './endpoint-query.ts';
import { staleAfterContent } from './stale.ts';

/** The same whatever order it was written in. */
const inOrder = (queries: readonly QueriesAt[]) => queries.map((query) => JSON.stringify(query)).toSorted();

it('a content of a course changes the course, the enrolment, its list, and every list that shows progress', () => {
  expect(inOrder(staleAfterContent({ kind: 'course', courseId: 7 }))).toEqual(
    inOrder([
      { queryKey: keyOf(getCourse, { params: { id: 7 } }) },
      { queryKey: keyOf(getCourseEnrollment, { params: { id: 7 } }) },
      { queryKey: keyOf(listCourseContents, { params: { courseId: 7 } }), exact: true },
      { queryKey: keyOf(getSchool) },
      { queryKey: keyOf(listCoursesInProgress) },
      { queryKey: keyOf(listEnrolledCourses) },
      { queryKey: keyOf(listInstructorCourses) },
      { queryKey: keyOf(listRequiredCourseTracks) },
      { queryKey: keyOf(listCourses) },
      { queryKey: keyOf(searchCourses) },
      { queryKey: keyOf(listNewCourses) },
      { queryKey: keyOf(listMyInterestsWithCourses) },
    ]),
  );
});

it('a content of an event changes the list of its class, and the events', () => {
  expect(inOrder(staleAfterContent({ kind: 'event', eventId: 3, classId: 4 }))).toEqual(
    inOrder([
      { queryKey: keyOf(listEventContents, { params: { eventId: 3, classId: 4 } }), exact: true },
      { queryKey: keyOf(listEvents) },
    ]),
  );
});
