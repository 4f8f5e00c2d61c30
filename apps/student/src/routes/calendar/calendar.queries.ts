import { type Event, kindOfEvent } from '@student/domain';
import { oneOfMany } from '../../queries/one-of-many.ts';
import { eventQuery } from '../event/event.queries.ts';
import { trainingCourseQuery } from '../training-course/training-course.queries.ts';

/** How long the sittings that were read count as known here, in ms. */
const staleTime = 300_000;

/**
 * What says when something of the list of events is, and whether the person is in it: no call of the contract lists what a person is
 * enrolled in (EVENT-02, EVENT-21).
 */
export const detailQuery = ({ type, id }: Pick<Event, 'type' | 'id'>) =>
  kindOfEvent(type) === 'event'
    ? { ...oneOfMany(eventQuery(id)), staleTime }
    : { ...oneOfMany(trainingCourseQuery(id)), staleTime };
