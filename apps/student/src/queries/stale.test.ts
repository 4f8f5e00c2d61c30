import {
  getCourse,
  getCourseEnrollment,
  getCourseTrack,
  getCurrentUser,
  getMyStatistics,
  getSchool,
  listCourseContents,
  listCourses,
  listCoursesInProgress,
  listCourseTrackCourses,
  listCourseTracks,
  listCourseTrackTrainings,
  listEnrolledCourses,
  listEventContents,
  listEvents,
  listFavoriteTrainings,
  listInstructorCourses,
  listInterestCourses,
  listMyInterestsWithCourses,
  listNewCourses,
  listRecommendedCourses,
  listRequiredCourseTracks,
  listTrainingsRecommendedToMe,
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
      { queryKey: keyOf(getCourseTrack) },
      { queryKey: keyOf(listCourseTrackCourses) },
      { queryKey: keyOf(listEnrolledCourses) },
      { queryKey: keyOf(listCourses) },
      { queryKey: keyOf(searchCourses) },
      { queryKey: keyOf(listNewCourses) },
      { queryKey: keyOf(listMyInterestsWithCourses) },
      { queryKey: keyOf(listInterestCourses) },
      { queryKey: keyOf(listInstructorCourses) },
      { queryKey: keyOf(listFavoriteTrainings) },
      { queryKey: keyOf(listTrainingsRecommendedToMe) },
      { queryKey: keyOf(listRecommendedCourses) },
      { queryKey: keyOf(getCurrentUser) },
      { queryKey: keyOf(getMyStatistics) },
    ]),
  );
});

it('a content of an event changes the list of its class, the events, and the tracks with it (TRACK-05)', () => {
  expect(inOrder(staleAfterContent({ kind: 'event', eventId: 3, classId: 4 }))).toEqual(
    inOrder([
      { queryKey: keyOf(listEventContents, { params: { eventId: 3, classId: 4 } }), exact: true },
      { queryKey: keyOf(listEvents) },
      { queryKey: keyOf(getCourseTrack) },
    ]),
  );
});

it('tracks are read anew with what they count, whichever call told of them (TRACK-04, TRACK-05)', () => {
  const tracks = keyOf(getCourseTrack);
  const params = { id: 3 };
  for (const key of [
    keyOf(listCourseTracks),
    keyOf(listRequiredCourseTracks),
    keyOf(getCourseTrack, { params }),
    keyOf(listCourseTrackTrainings, { params }),
  ])
    expect(key.slice(0, tracks.length)).toEqual(tracks);
});
