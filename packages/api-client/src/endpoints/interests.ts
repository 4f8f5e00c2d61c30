import {
  CoursePage,
  Done,
  Id,
  Interest,
  InterestWithCourses,
  named,
  rows,
  StatusCourse,
} from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, Page, Search } from '../query-fields.ts';

/** List the interests to choose from. */
export const listInterests = endpoint('GET /api/decola/interest/list', {
  data: named('interests', rows(Interest)),
});

/** Replace the interests of the person. */
export const linkInterests = endpoint('POST /api/decola/interest/link', {
  body: v.strictObject({ interests: v.pipe(v.array(Id), v.maxLength(5)) }),
  data: Done,
  refusals: ['TOO_MANY_INTERESTS'],
});

/** List the interests the person chose. */
export const listMyInterests = endpoint('GET /api/decola/list/interests/user', {
  data: named('interests', rows(Interest)),
});

/** List the chosen interests with suggested courses. */
export const listMyInterestsWithCourses = endpoint('GET /api/decola/list/interests/user/course', {
  data: named('interests', rows(InterestWithCourses)),
});

/** List the courses of an interest. */
export const listInterestCourses = endpoint('GET /api/decola/interest/:id/courses', {
  query: {
    page: Page,
    limit: limit(20),
    search: Search,
    status: v.optional(StatusCourse),
  },
  data: CoursePage,
});
