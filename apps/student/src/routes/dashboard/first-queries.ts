import type { FirstQueries } from '../../queries/first-queries.ts';
import { coursesInProgressQuery, requiredTracksQuery } from './dashboard.queries.ts';

/** The first screen: what to go on with, and what is due. */
export const firstQueries = (() => [coursesInProgressQuery(), requiredTracksQuery()]) satisfies FirstQueries;
