import { getUser, listUsers, listUsersIRecommendedTo } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { endpointQuery } from '../queries/endpoint-query.ts';

/** One page of the people to choose from, by name (RECO-06). */
export const peopleQuery = (page: number, search: string, ordinationAsc = true) =>
  endpointQuery(listUsers, {
    query: { page, limit: pageSizes.users, orderBy: 'name', ordinationAsc, ...(search && { search }) },
  });

/** One person who is picked and may not be among those that were listed (RECO-11). */
export const personQuery = (id: number) => ({
  ...endpointQuery(getUser, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** To whom the person has recommended a course before (RECO-13). */
export const recommendedToQuery = (courseId: number) =>
  endpointQuery(listUsersIRecommendedTo, { params: { id: courseId } });
