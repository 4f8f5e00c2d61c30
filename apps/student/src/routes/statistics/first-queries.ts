import type { FirstQueries } from '../../queries/first-queries.ts';
import { accessesQuery, myStatisticsQuery } from './statistics.queries.ts';

/** The figures and the accesses, which stand first. */
export const firstQueries = (() => [myStatisticsQuery(), accessesQuery()]) satisfies FirstQueries<
  Record<never, number>
>;
