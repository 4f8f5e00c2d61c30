import { isFinishedClass } from './enrolment.ts';

/** Tells whether a certificate can be asked for: the course is finished and gives one (COURSE-08). */
export function offersCertificate(course: { hasCertificate: boolean; isFinished: boolean }): boolean {
  return course.hasCertificate && course.isFinished;
}

/**
 * Tells whether the certificate of an event class can be asked for: the server names one, or the class gives one, is finished at `now`
 * (in ms since 1970) and the person was there (EVENT-14).
 */
export function offersClassCertificate(
  eventClass: {
    hasCertificate: boolean;
    certificateUrl: string | null;
    finishedAt: string | null;
    attendanceAts: readonly string[];
  },
  now: number,
): boolean {
  if (eventClass.certificateUrl !== null) return true;
  return eventClass.hasCertificate && isFinishedClass(eventClass, now) && eventClass.attendanceAts.length > 0;
}

/** An event and one of its classes. */
export type EventClassPair = { eventId: number; classId: number };

/** Tells whether the certificate of a class is the one that is asked for as a different one; without a pair none is (EVENT-15). */
export const hasDifferentCertificate = (
  pair: EventClassPair | undefined,
  { eventId, classId }: EventClassPair,
): boolean => pair?.eventId === eventId && pair.classId === classId;
