import { getTrainingCourse, getTrainingCourseInstructorInfo, listAttendedEvents } from '@student/api-client';
import type { Event } from '@student/domain';
import { kindOfEvent } from '@student/domain';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** A training course and who is enrolled in it (EVENT-21). */
export const trainingCourseQuery = (id: number) => endpointQuery(getTrainingCourse, { params: { id } });

/** Who teaches it, and what surrounds them (EVENT-23). */
export const instructorInfoQuery = (id: number) =>
  endpointQuery(getTrainingCourseInstructorInfo, { params: { id } });

/** What the person attended (EVENT-32). */
export const attendedQuery = () => endpointQuery(listAttendedEvents);

/** The training course as the list of events has it. */
export const cardOf = (events: readonly Event[], id: number): Event | undefined =>
  events.find((event) => event.id === id && kindOfEvent(event.type) === 'training');
