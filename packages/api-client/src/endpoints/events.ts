import { CheckInResult, Day, Done, Event, EventWithClasses, named, rows } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** List events and training courses. */
export const listEvents = endpoint('GET /api/decola/event/list', {
  data: named('events', rows(Event)),
});

/** List the events the person attended. */
export const listAttendedEvents = endpoint('GET /api/decola/event/list/attended', {
  data: named('events', rows(Event)),
});

/** Read one event with its classes. */
export const getEvent = endpoint('GET /api/decola/event/:eventId', {
  data: named('event', EventWithClasses),
});

/** Enrol in an event class. No body. */
export const enrollInEventClass = endpoint('POST /api/decola/event/class/:classId/enroll', {
  data: Done,
  refusals: ['ALREADY_ENROLLED', 'MAX_CAPACITY_REACHED', 'EVENT_CLASS_FINISHED'],
});

/** Leave an event class. No body. Clears the attendance. */
export const unenrollFromEventClass = endpoint('POST /api/decola/event/class/:classId/unenroll', {
  data: Done,
  refusals: ['EVENT_CLASS_FINISHED', 'NOT_ENROLLED'],
});

/** Check in to an event with a scanned QR code. Empty body. The bearer token read from the scanned code is what authenticates the call; the session cookie, which travels with every call, only tells who is checking in. */
export const checkInToEvent = endpoint('POST /api/decola/event/check-in/qr-code', {
  auth: 'bearer',
  query: {
    confirmation: v.optional(v.literal(true), true),
    date: Day,
  },
  data: CheckInResult,
  refusals: ['INVALID_TOKEN', 'EVENT_CLASS_FINISHED'],
});
