import type { FirstQueries } from '../../queries/first-queries.ts';
import { eventQuery } from './event.queries.ts';

/** The event: all that the page is nothing without. */
export const firstQueries = (({ eventId }) => [eventQuery(eventId)]) satisfies FirstQueries<{
  eventId: number;
}>;
