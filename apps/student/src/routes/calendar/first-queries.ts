import { eventsQuery } from '../../queries/events.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** What there is; which of it the person is enrolled in is asked for after that. */
export const firstQueries = (() => [eventsQuery()]) satisfies FirstQueries;
