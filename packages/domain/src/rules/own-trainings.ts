import type { TrainingCard, TrainingType } from '../entities/training.ts';
import { holdsTerm } from './plain-text.ts';

/** How the favourites are narrowed, as their address says it (RECO-16, RECO-18). */
export type FavoritesQuery = {
  readonly page: number;
  readonly search: string;
  readonly type: TrainingType | undefined;
};

/** Shows one kind of training, or all of them, from page 1. The same kind again changes nothing. */
export const chooseTrainingType = <Query extends FavoritesQuery>(
  query: Query,
  type: TrainingType | undefined,
): Query => (type === query.type ? query : { ...query, page: 1, type });

/** Takes search and kind away; the order stays. */
export const clearFavoriteFilters = <Query extends FavoritesQuery>(query: Query): Query => ({
  ...query,
  page: 1,
  search: '',
  type: undefined,
});

/** Whether the list is narrowed: what an empty one says depends on it. */
export const isFavoritesFiltered = ({ search, type }: Omit<FavoritesQuery, 'page'>): boolean =>
  search !== '' || type !== undefined;

/** So many recommended trainings stand on a page; the server gives all of them at once, newest first (RECO-12). */
export const recommendedPerPage = 30;

/** Those recommended trainings whose title, or who recommended them, holds the term, a page at a time. */
export function recommendedPage(
  trainings: readonly TrainingCard[],
  { search, page }: { search: string; page: number },
) {
  const found = trainings.filter(
    ({ title, indicatedBy }) =>
      holdsTerm(title, search) ||
      holdsTerm(indicatedBy?.name ?? '', search) ||
      holdsTerm(indicatedBy?.socialName ?? '', search),
  );
  return {
    trainings: found.slice((page - 1) * recommendedPerPage, page * recommendedPerPage),
    totalPages: Math.ceil(found.length / recommendedPerPage),
  };
}
