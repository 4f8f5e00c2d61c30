import {
  getSchool,
  listCourses,
  listEnrolledCourses,
  searchCourses,
  searchSchools,
} from '@student/api-client';
import {
  asksForSearch,
  type Course,
  type CoursePage,
  offered,
  pageSizes,
  rowsOfPage,
  type School,
} from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../queries/endpoint-query.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';

/** A school with its tracks (TRACK-03). */
export const schoolQuery = (id: number) => endpointQuery(getSchool, { params: { id } });

/** The schools that a term finds (TRACK-03); without a term all of them, and nothing is searched for (TRACK-12). */
export const foundSchoolsQuery = (term: string) => ({
  ...(asksForSearch(term) ? endpointQuery(searchSchools, { query: { search: term } }) : schoolsQuery()),
  placeholderData: keepPreviousData,
  select: offered<School>,
});

const searched = (search: string) => (asksForSearch(search) ? { search } : {});

type Wanted = { page: number; search: string };

/** One page of the courses of a school (TRACK-15). */
export const schoolCoursesQuery = (
  schoolId: number,
  { page, search, limit }: Wanted & { limit: 15 | 25 },
) => ({
  ...endpointQuery(listCourses, { query: { school: [schoolId], page, limit, ...searched(search) } }),
  placeholderData: keepPreviousData,
});

/** One page of the courses that a term finds, of all of them without one (TRACK-15). */
export const foundCoursesQuery = ({ page, search }: Wanted) => ({
  ...endpointQuery(searchCourses, { query: { page, limit: pageSizes.globalSearch, ...searched(search) } }),
  placeholderData: keepPreviousData,
});

/** The courses that the person is enrolled in (COURSE-38). They come whole: pages are made of them here. */
export const enrolledCoursesQuery = ({ page, search }: Wanted) => ({
  ...endpointQuery(listEnrolledCourses, { query: searched(search) }),
  placeholderData: keepPreviousData,
  select: (courses: Course[]): CoursePage => {
    const { rows, totalPages } = rowsOfPage(courses, page, pageSizes.globalSearch);
    return { courses: rows, totalPages, hasMore: page < totalPages };
  },
});
