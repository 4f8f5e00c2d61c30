import type { FirstQueries } from '../../queries/first-queries.ts';
import { eventsQuery } from '../dashboard/strips.queries.ts';

/** What there is; which of it the person is enrolled in is asked for after that. */
export const firstQueries = (() => [eventsQuery()]) satisfies FirstQueries;
