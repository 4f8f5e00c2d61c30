import type { FirstQueries } from '../../queries/first-queries.ts';
import { allFavoriteProductsQuery } from '../../shop/favorite-products.queries.ts';
import { productQuery } from './product.queries.ts';

/** The product, and whether it is a favourite. */
export const firstQueries = (({ productId }) => [
  productQuery(productId),
  allFavoriteProductsQuery(),
]) satisfies FirstQueries<{ productId: number }>;
