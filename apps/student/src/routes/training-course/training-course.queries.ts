import { getTrainingCourse, getTrainingCourseInstructorInfo, listAttendedEvents } from '@student/api-client';
import type { Event } from '@student/domain';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** A training course and who is enrolled in it (EVENT-21). */
export const trainingCourseQuery = (id: number) => endpointQuery(getTrainingCourse, { params: { id } });

/** Who teaches it, and what surrounds them (EVENT-23). */
export const instructorInfoQuery = (id: number) =>
  endpointQuery(getTrainingCourseInstructorInfo, { params: { id } });

/** What the person attended (EVENT-32). */
export const attendedQuery = () => endpointQuery(listAttendedEvents);

/** The training course, type 2, as the list of events has it: an event may have the same number (EVENT-03). */
export const cardOf = (events: readonly Event[], id: number): Event | undefined =>
  events.find((event) => event.id === id && event.type === 2);
