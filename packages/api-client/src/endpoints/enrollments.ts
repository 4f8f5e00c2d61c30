import { Done, EnrollmentStatus } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** Read the situation of the person in a course. */
export const getCourseEnrollment = endpoint('GET /api/decola/enroll/:id', {
  data: EnrollmentStatus,
});

/** Enrol in a course. No body. Repeating it changes nothing. */
export const enrollInCourse = endpoint('POST /api/decola/enroll/:id', {
  data: EnrollmentStatus,
  refusals: ['CONTENT_BLOCKED'],
});

/** Finish a course. No body. */
export const finishCourse = endpoint('POST /api/decola/course/finish/:id', {
  data: EnrollmentStatus,
  refusals: ['NOT_ENROLLED'],
});

/** Leave a course and drop its progress. No body. */
export const leaveCourse = endpoint('POST /api/decola/remove/progress/course/:id', {
  data: Done,
});
