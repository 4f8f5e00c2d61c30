import { CheckInResult, Done, GraduationWithMenus, Id, rows, TrainingCourseUser } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Read a training course and its enrolled people. */
export const getTrainingCourse = endpoint('GET /api/decola/graduation/:id', {
  data: v.object({ graduation: GraduationWithMenus, users: rows(TrainingCourseUser) }),
});

/** Enrol in a training course. No body. */
export const enrollInTrainingCourse = endpoint('POST /api/decola/graduation/:id/enroll', {
  data: Done,
  refusals: ['ALREADY_ENROLLED', 'MAX_CAPACITY_REACHED', 'EVENT_CLASS_FINISHED'],
});

/** Leave a training course. A DELETE, unlike the POST of event classes. Clears the attendance. */
export const unenrollFromTrainingCourse = endpoint('DELETE /api/decola/graduation/:id/unenroll', {
  data: Done,
  refusals: ['NOT_ENROLLED', 'EVENT_CLASS_FINISHED'],
});

/** Check in to a training course with a scanned QR code. Empty body. The bearer token read from the scanned code is what authenticates the call; the session cookie, which travels with every call, only tells who is checking in. */
export const checkInToTrainingCourse = endpoint('POST /api/decola/graduation/check-in/qr-code', {
  auth: 'bearer',
  query: {
    confirmation: v.optional(v.literal(true), true),
    id: Id,
  },
  data: CheckInResult,
  refusals: ['INVALID_TOKEN', 'EVENT_CLASS_FINISHED'],
});
