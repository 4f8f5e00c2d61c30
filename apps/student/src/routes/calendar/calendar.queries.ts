import { getEvent, getTrainingCourse } from '@student/api-client';
import { type Event, kindOfEvent } from '@student/domain';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** How long the sittings that were read count as known, in ms. */
const staleTime = 300_000;

/** An event with its classes: only it says who is enrolled (EVENT-02). */
const eventQuery = (eventId: number) => ({ ...endpointQuery(getEvent, { params: { eventId } }), staleTime });

/** A training course with its users (EVENT-21). */
const trainingCourseQuery = (id: number) => ({
  ...endpointQuery(getTrainingCourse, { params: { id } }),
  staleTime,
});

/** What says when something of the list of events is, and whether the person is in it. */
export const detailQuery = ({ type, id }: Pick<Event, 'type' | 'id'>) =>
  kindOfEvent(type) === 'event' ? eventQuery(id) : trainingCourseQuery(id);
