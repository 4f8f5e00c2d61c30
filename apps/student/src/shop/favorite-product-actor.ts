import { addFavoriteProduct, listFavoriteProducts, removeFavoriteProduct } from '@student/api-client';
import { beginFavorite } from '../favorites/begin-favorite.ts';
import { keyOf } from '../queries/endpoint-query.ts';
import type { Services } from '../services.ts';

/** The heart of one product (SHOP-12). */
export const beginFavoriteProduct = (services: Services, id: number, isFavorite: boolean) =>
  beginFavorite(
    services,
    { id, isFavorite },
    {
      save: (request, wanted) =>
        request(wanted.isFavorite ? addFavoriteProduct : removeFavoriteProduct, {
          params: { id: wanted.id },
        }),
      stale: [{ queryKey: keyOf(listFavoriteProducts) }],
    },
  );
