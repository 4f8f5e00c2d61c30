import {
  getOrder,
  getProduct,
  listFavoriteProducts,
  listOrders,
  listProducts,
  listStatement,
} from '@student/api-client';
import { endpointQuery, keyOf, type QueriesAt } from '../queries/endpoint-query.ts';

/** One product as it is now, for a line of the bag (SHOP-08). */
export const bagProductQuery = (id: number) => ({
  ...endpointQuery(getProduct, { params: { id } }),
  // Anew with each page that is opened, and once for all that stands on it.
  staleTime: 1000,
});

/** One order (SHOP-20). */
export const orderQuery = (id: number) => endpointQuery(getOrder, { params: { id } });

/** What the server answers otherwise about products: prices and stock. */
export const staleProducts: readonly QueriesAt[] = [
  { queryKey: keyOf(getProduct) },
  { queryKey: keyOf(listProducts) },
  { queryKey: keyOf(listFavoriteProducts) },
];

/** What it answers otherwise once there is a new order. */
export const staleAfterOrder: readonly QueriesAt[] = [
  ...staleProducts,
  { queryKey: keyOf(listOrders) },
  { queryKey: keyOf(listStatement) },
];
