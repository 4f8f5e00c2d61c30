import type { FirstQueries } from '../../queries/first-queries.ts';
import { allFavoriteProductsQuery } from '../../shop/favorite-products.queries.ts';
import { productFiltersQuery, productsQuery } from './shop.queries.ts';
import { shopSearch } from './shop.search.ts';

/** The products of the page, with nothing chosen unless a route that knows the address asks for others; the filters; the favourites. */
export const firstQueries = ((
  { productsPage },
  call = shopSearch.callOf(shopSearch.read(''), productsPage),
) =>
  [productsQuery(call), productFiltersQuery(), allFavoriteProductsQuery()] as const) satisfies FirstQueries<{
  productsPage: number;
}>;
