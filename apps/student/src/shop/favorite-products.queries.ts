import { listFavoriteProducts } from '@student/api-client';
import { endpointQuery } from '../queries/endpoint-query.ts';

/** All favourite products: without a page and a limit the list comes whole (SHOP-10). No other answer says which products they are. */
export const allFavoriteProductsQuery = () => endpointQuery(listFavoriteProducts);
