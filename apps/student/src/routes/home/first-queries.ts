import { newCoursesQuery } from '../../queries/courses.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** What stands right under the fold. */
export const firstQueries = (() => [newCoursesQuery()]) satisfies FirstQueries;
