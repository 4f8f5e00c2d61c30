import type { FirstQueries } from '../../queries/first-queries.ts';
import { schoolQuery } from './details-courses.queries.ts';

/** The school of the address, where it names one. */
export const firstQueries = (({ entityId }) => [schoolQuery(entityId)]) satisfies FirstQueries<{
  entityId: number;
}>;
