import {
  listFavoriteTrainings,
  listRecommendedCourses,
  listTrainingsRecommendedToMe,
} from '@student/api-client';
import { pageSizes } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { SearchOf } from '../../addresses/define-search.ts';
import { endpointQuery } from '../../queries/endpoint-query.ts';
import type { profileSearch } from './profile.search.ts';

type Values = Pick<SearchOf<typeof profileSearch>, 'page' | 'search' | 'orderBy' | 'order' | 'type'>;

/** One page of the favourite trainings, 30 each, as the address asks for them; the page before stays meanwhile (RECO-16). */
export const favoriteTrainingsQuery = ({ page, search, orderBy, order, type }: Values) => ({
  ...endpointQuery(listFavoriteTrainings, {
    query: {
      page,
      limit: pageSizes.favoriteTrainings,
      ...(search && { search }),
      ...(orderBy && { orderBy, ordinationAsc: order !== 'Desc' }),
      ...(type && { type }),
    },
  }),
  placeholderData: keepPreviousData,
});

/** What others have recommended to the person, newest first; all of it comes at once (RECO-12). */
export const recommendedTrainingsQuery = () => endpointQuery(listTrainingsRecommendedToMe);

/** The courses that fit the person's interests, of those that they have not begun (RECO-17). */
export const recommendedCoursesQuery = () => endpointQuery(listRecommendedCourses);
