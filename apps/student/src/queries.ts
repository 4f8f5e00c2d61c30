import {
  getConfiguration,
  getCourse,
  getCourseContent,
  getCourseEnrollment,
  getCurrentUser,
  listCourseComments,
  listCourseContentComplements,
  listCourseContentDoubts,
  listCourseContentNotes,
  listCourseContentRatings,
  listCourseContents,
  listCourseInstructors,
  listCourses,
  listCoursesInProgress,
  listCourseTracks,
  listEvents,
  listInformations,
  listMyInterestsWithCourses,
  listNewCourses,
  listNotifications,
  listPublicFaq,
  listRequiredCourseTracks,
  listSchoolCourseTracks,
  listSchools,
  type QueryOf,
  searchCourses,
  validateSession,
} from '@student/api-client';
import { pageSizes } from '@student/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { type Configuration, keepConfiguration, keptConfiguration } from './configuration.ts';
import { type Person, pickPerson, type Session } from './session.ts';

/** Option factories, one per thing the server owns; spread them at the call. Keys begin with the endpoint's row. */

/** Asks whether the session still holds (AUTH-18, AUTH-20). */
export const sessionQuery = () =>
  queryOptions({
    queryKey: [validateSession.row],
    queryFn: ({ signal }) => request(validateSession, { signal }),
    retry: false,
  });

/** The running configuration; a failure is logged and gives the defaults (CONFIG-01 to CONFIG-05). */
export const configurationQuery = () =>
  queryOptions({
    queryKey: [getConfiguration.row],
    queryFn: async ({ signal }): Promise<Configuration> => {
      try {
        return keepConfiguration(await request(getConfiguration, { signal }));
      } catch (error) {
        if (signal.aborted) throw error;
        console.error(error);
        return keepConfiguration(undefined);
      }
    },
    initialData: keptConfiguration,
    initialDataUpdatedAt: 0,
  });

/** Asks the server who is signed in; nobody is remembered by it. */
export async function readPerson(signal?: AbortSignal): Promise<Person> {
  const { user, companies } = await request(getCurrentUser, { signal });
  return pickPerson({ ...user, companies: companies.length > 0 ? companies : user.companies });
}

/** The signed-in person; what arrives is remembered on this device (AUTH-20, CONFIG-07). */
export const personQuery = (session: Session) =>
  queryOptions({
    queryKey: [getCurrentUser.row],
    queryFn: async ({ signal }): Promise<Person> => session.remember(await readPerson(signal)),
    initialData: session.person,
    initialDataUpdatedAt: 0,
  });

export const newCoursesQuery = () =>
  queryOptions({
    queryKey: [listNewCourses.row],
    queryFn: ({ signal }) => request(listNewCourses, { signal }),
  });

export const publicFaqQuery = () =>
  queryOptions({
    queryKey: [listPublicFaq.row],
    queryFn: ({ signal }) => request(listPublicFaq, { signal }),
  });

export type CourseListQuery = QueryOf<typeof listCourses>;

/** One page of the catalogue; the page before stays while the next one travels (DASH-22). */
export const coursesQuery = (query: CourseListQuery) =>
  queryOptions({
    queryKey: [listCourses.row, query],
    queryFn: ({ signal }) => request(listCourses, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const courseSearchQuery = (query: QueryOf<typeof searchCourses>) =>
  queryOptions({
    queryKey: [searchCourses.row, query],
    queryFn: ({ signal }) => request(searchCourses, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const schoolsQuery = () =>
  queryOptions({
    queryKey: [listSchools.row],
    queryFn: ({ signal }) => request(listSchools, { signal }),
    staleTime: 300_000,
  });

/** The tracks of the chosen schools, or all of them when none is chosen (DASH-29, DASH-30). */
export const tracksQuery = (schools: readonly number[]) =>
  queryOptions({
    queryKey: [listCourseTracks.row, schools],
    queryFn: async ({ signal }) => {
      if (schools.length === 0) return request(listCourseTracks, { signal });
      const lists = await Promise.all(
        schools.map((id) => request(listSchoolCourseTracks, { params: { id }, signal })),
      );
      return lists.flat();
    },
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

/** Courses under way; slice 0 replaces, further ones are appended (DASH-10, DASH-16). */
export const coursesInProgressQuery = () =>
  infiniteQueryOptions({
    queryKey: [listCoursesInProgress.row],
    queryFn: ({ pageParam, signal }) =>
      request(listCoursesInProgress, {
        query: { index: pageParam, limit: pageSizes.coursesInProgress },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length : undefined),
  });

export const requiredTracksQuery = () =>
  queryOptions({
    queryKey: [listRequiredCourseTracks.row],
    queryFn: ({ signal }) => request(listRequiredCourseTracks, { query: { filterType: 'pending' }, signal }),
  });

export const eventsQuery = () =>
  queryOptions({ queryKey: [listEvents.row], queryFn: ({ signal }) => request(listEvents, { signal }) });

export const interestsQuery = () =>
  queryOptions({
    queryKey: [listMyInterestsWithCourses.row],
    queryFn: ({ signal }) => request(listMyInterestsWithCourses, { signal }),
  });

export const informationsQuery = () =>
  queryOptions({
    queryKey: [listInformations.row],
    queryFn: ({ signal }) => request(listInformations, { signal }),
  });

/** One page of a course's comments, 15 each (DASH-47). */
export const commentsQuery = (courseId: number, page: number) =>
  queryOptions({
    queryKey: [listCourseComments.row, courseId, page],
    queryFn: ({ signal }) =>
      request(listCourseComments, {
        params: { id: courseId },
        query: { page, limit: pageSizes.comments },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: [getCourse.row, id],
    queryFn: ({ signal }) => request(getCourse, { params: { id }, signal }),
  });

export const enrollmentQuery = (id: number) =>
  queryOptions({
    queryKey: [getCourseEnrollment.row, id],
    queryFn: ({ signal }) => request(getCourseEnrollment, { params: { id }, signal }),
  });

export const contentsQuery = (courseId: number) =>
  queryOptions({
    queryKey: [listCourseContents.row, courseId],
    queryFn: ({ signal }) => request(listCourseContents, { params: { courseId }, signal }),
  });

export const contentQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: [getCourseContent.row, courseId, contentId],
    queryFn: ({ signal }) => request(getCourseContent, { params: { courseId, contentId }, signal }),
  });

export const instructorsQuery = (courseId: number) =>
  queryOptions({
    queryKey: [listCourseInstructors.row, courseId],
    queryFn: ({ signal }) => request(listCourseInstructors, { params: { id: courseId }, signal }),
  });

export const complementsQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: [listCourseContentComplements.row, courseId, contentId],
    queryFn: ({ signal }) =>
      request(listCourseContentComplements, { params: { courseId, contentId }, signal }),
  });

export const notificationsQuery = () =>
  queryOptions({
    queryKey: [listNotifications.row],
    queryFn: ({ signal }) => request(listNotifications, { signal }),
  });

export const notesQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: [listCourseContentNotes.row, courseId, contentId],
    queryFn: ({ signal }) => request(listCourseContentNotes, { params: { courseId, contentId }, signal }),
  });

export const doubtsQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: [listCourseContentDoubts.row, courseId, contentId],
    queryFn: ({ signal }) => request(listCourseContentDoubts, { params: { courseId, contentId }, signal }),
  });

/** Ratings of a content, a slice at a time (COURSE-19). */
export const ratingsQuery = (courseId: number, contentId: number) =>
  infiniteQueryOptions({
    queryKey: [listCourseContentRatings.row, courseId, contentId],
    queryFn: ({ pageParam, signal }) =>
      request(listCourseContentRatings, {
        params: { courseId, contentId },
        query: { index: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.hasRatings ? pages.length : undefined),
  });
