import type { Course } from '../entities/course.ts';
import type { Event } from '../entities/event.ts';
import { isSittingOver } from '../formats/wall-clock.ts';
import { offersCertificate } from './certificate.ts';
import { kindOfEvent } from './event-kind.ts';

/** A certificate that can be asked for, by what it is for. */
export type EarnedCertificate = { title: string } & (
  | { kind: 'course'; id: number }
  | { kind: 'event'; id: number; classId: number }
  | { kind: 'training'; id: number }
);

type OfCourse = Pick<Course, 'id' | 'title' | 'hasCertificate' | 'statusCourse'>;

/** Certificates of the courses that the person has finished (COURSE-08). */
export const certificatesOfCourses = (courses: readonly OfCourse[]): EarnedCertificate[] =>
  courses
    .filter(({ hasCertificate, statusCourse }) =>
      offersCertificate({ hasCertificate, isFinished: statusCourse === 'finished' }),
    )
    .map(({ id, title }) => ({ kind: 'course', id, title }));

type OfEvent = Pick<Event, 'id' | 'classId' | 'type' | 'name' | 'hasCertificate' | 'menu'>;

/**
 * Certificates of the events and training courses that the person attended, once no sitting of theirs is to come (EVENT-14, EVENT-31). The
 * list does not tell more, so the server may still refuse one of them.
 */
export const certificatesOfEvents = (attended: readonly OfEvent[], now: Date): EarnedCertificate[] =>
  attended
    .filter(({ hasCertificate, menu }) => hasCertificate && (menu === null || isSittingOver(menu, now)))
    .flatMap(({ id, classId, type, name: title }): EarnedCertificate[] => {
      if (kindOfEvent(type) === 'training') return [{ kind: 'training', id, title }];
      return classId === null ? [] : [{ kind: 'event', id, classId, title }];
    });
