import { CoursePage, Instructor, InstructorContentInfo, named, rows } from '@student/domain';
import { endpoint } from '../endpoint.ts';
import { limit, Page, SearchTerm } from '../query-fields.ts';

/** List the instructors of a course. */
export const listCourseInstructors = endpoint('GET /api/decola/courses/:id/instructors', {
  data: named('instructors', rows(Instructor)),
});

/** Search instructors by name. */
export const searchInstructors = endpoint('GET /api/decola/instructors/globalSearch', {
  query: {
    search: SearchTerm,
  },
  data: named('instructors', rows(Instructor)),
});

/** List the courses of an instructor. */
export const listInstructorCourses = endpoint('GET /api/decola/list/course/instructors/:id', {
  query: {
    page: Page,
    limit: limit(20),
  },
  data: CoursePage,
});

/** List the instructors of an event class. */
export const listEventClassInstructors = endpoint(
  'GET /api/decola/event/:eventId/class/:classId/instructors',
  {
    data: named('instructors', rows(Instructor)),
  },
);

/** Read the instructors of a training course and what surrounds them. */
export const getTrainingCourseInstructorInfo = endpoint('GET /api/decola/graduation/:id/instructors', {
  data: InstructorContentInfo,
});
