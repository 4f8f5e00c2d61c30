import { useQuery } from '@tanstack/react-query';
import { favoritesOf } from '../favorites/favorites-of.ts';
import { allFavoriteProductsQuery } from './favorite-products.queries.ts';

const favoriteProducts = favoritesOf(() =>
  import('./favorite-product-actor.ts').then(({ beginFavoriteProduct }) => beginFavoriteProduct),
);

/**
 * Whether a product is one of the person's favourites, and what makes it one or takes it out (SHOP-12). Nothing is known until the list
 * of favourites has come.
 */
export function useFavoriteProduct(
  id: number,
): readonly [isFavorite: boolean | undefined, choose: (isFavorite: boolean) => void] {
  const { data: listed } = useQuery({
    ...allFavoriteProductsQuery(),
    select: ({ products }) => products.some((product) => product.id === id),
  });
  return favoriteProducts.use(id, listed);
}
