import { myInterestsQuery } from '../../interests/interests.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';
import { interestCoursesQuery } from './interest.queries.ts';
import { interestSearch } from './interest.search.ts';

/** The first courses, and whether the interest is one of the person's own. */
export const firstQueries = (({ interestId }) => [
  interestCoursesQuery(interestId, interestSearch.callOf(interestSearch.read(''))),
  myInterestsQuery(),
]) satisfies FirstQueries<{ interestId: number }>;
