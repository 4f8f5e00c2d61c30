import type { FirstQueries } from '../../queries/first-queries.ts';
import { coursesInProgressQuery, requiredTracksQuery, weekQuery } from './dashboard.queries.ts';

/** The greeting: what to go on with, what is due, and the week. */
export const firstQueries = (() => [
  coursesInProgressQuery(),
  requiredTracksQuery(),
  weekQuery(),
]) satisfies FirstQueries;
