import type { FirstQueries } from '../../queries/first-queries.ts';
import { instructorCoursesQuery } from './details-instructors.queries.ts';

/** The courses of the instructor of the address, where it names one: they say who it is. */
export const firstQueries = (({ entityId }) => [instructorCoursesQuery(entityId, 1)]) satisfies FirstQueries<{
  entityId: number;
}>;
