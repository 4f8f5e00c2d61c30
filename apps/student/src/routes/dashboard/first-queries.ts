import type { FirstQueries } from '../../queries/first-queries.ts';
import { coursesInProgressQuery, pendingTracksQuery, weekQuery } from './dashboard.queries.ts';

/** The greeting: what to go on with, what is due, and the week. */
export const firstQueries = (() => [
  coursesInProgressQuery(),
  pendingTracksQuery(),
  weekQuery(),
]) satisfies FirstQueries;
