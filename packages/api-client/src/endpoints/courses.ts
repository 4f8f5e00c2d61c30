import { Course, CoursePage, CourseWithContents, Id, named, rows } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Index, limit, OrderBy, Page, Search } from '../query-fields.ts';

/** Search the course catalogue. */
export const listCourses = endpoint('GET /api/decola/course/list', {
  query: {
    school: v.optional(v.array(Id)),
    courseTrack: v.optional(v.array(Id)),
    page: Page,
    limit: limit(15),
    search: Search,
    orderBy: OrderBy,
    order: v.optional(v.picklist(['Asc', 'Desc'])),
  },
  data: CoursePage,
});

/** Read one course with its contents. */
export const getCourse = endpoint('GET /api/decola/course/list/id/:id', {
  data: named('course', CourseWithContents),
});

/** List the newest courses. To a visitor, the state of the person on each card is that of somebody who never started. */
export const listNewCourses = endpoint('GET /api/course/list/new', {
  auth: 'none',
  data: named('courses', rows(Course)),
});

/** List the courses suggested to the signed-in person. */
export const listRecommendedCourses = endpoint('GET /api/decola/list/courses/recommendation', {
  data: named('courses', rows(Course)),
});

/** List the courses of a track. */
export const listCourseTrackCourses = endpoint('GET /api/decola/course/courseTrack/:id', {
  query: {
    page: Page,
    limit: limit(15),
  },
  data: CoursePage,
});

/** Search courses from the header. */
export const searchCourses = endpoint('GET /api/decola/course/globalSearch', {
  query: {
    page: Page,
    limit: limit(20),
    search: Search,
  },
  data: CoursePage,
});

/** List the courses under way. Each course comes with its contents, so that continue can find the next one. */
export const listCoursesInProgress = endpoint('GET /api/decola/course/list/progress', {
  query: {
    index: Index,
    limit: limit(5),
  },
  data: v.object({ courses: rows(CourseWithContents), hasMore: v.boolean() }),
});

/** List the courses the person is enrolled in. */
export const listEnrolledCourses = endpoint('GET /api/decola/courses/enrolled', {
  query: {
    search: Search,
  },
  data: named('courses', rows(Course)),
});
