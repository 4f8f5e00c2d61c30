import type { FirstQueries } from '../../queries/first-queries.ts';
import { allFavoriteProductsQuery } from '../../shop/favorite-products.queries.ts';
import { favoriteProductsQuery } from './favorites.queries.ts';

/** The first page, unless a route that knows the address asks for another, and which products have the heart. */
export const firstQueries = ((_params, page = 1) => [
  favoriteProductsQuery(page),
  allFavoriteProductsQuery(),
]) satisfies FirstQueries;
