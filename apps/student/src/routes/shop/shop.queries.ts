import { listProductFilters, listProducts, type QueryOf } from '@student/api-client';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf } from '../../queries/endpoint-query.ts';

/** One page of the products; the page before stays while the next one is pending (SHOP-03). */
export const productsQuery = (query: QueryOf<typeof listProducts>) => ({
  ...endpointQuery(listProducts, { query }),
  placeholderData: keepPreviousData,
});

/** What products can be narrowed by (SHOP-04). */
export const productFiltersQuery = () => endpointQuery(listProductFilters);

/** Whether any products have been read: the page stands, or did a moment ago. */
export const hasReadProducts = (queryClient: QueryClient): boolean =>
  queryClient.getQueriesData({ queryKey: keyOf(listProducts) }).some(([, data]) => data !== undefined);
