import { myInterestsQuery } from '../../interests/interests.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';
import { interestCoursesQuery } from './interest.queries.ts';
import { interestSearch } from './interest.search.ts';

/** Whether the interest is one of the person's own, and its courses: the first ones, unless a route that knows the address asks for others. */
export const firstQueries = (({ interestId }, call = interestSearch.callOf(interestSearch.read(''))) =>
  [myInterestsQuery(), interestCoursesQuery(interestId, call)] as const) satisfies FirstQueries<{
  interestId: number;
}>;
