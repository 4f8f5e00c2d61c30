import { listFavoriteProducts } from '@student/api-client';
import { pageSizes, pagingOf } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** One page of the favourite products, 20 each; the page before stays while the next one is pending (SHOP-10, SHOP-11). */
export const favoriteProductsQuery = (page: number) => ({
  ...endpointQuery(listFavoriteProducts, { query: pagingOf({ page, limit: pageSizes.favoriteProducts }) }),
  placeholderData: keepPreviousData,
});
