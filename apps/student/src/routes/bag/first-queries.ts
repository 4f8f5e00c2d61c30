import type { FirstQueries } from '../../queries/first-queries.ts';
import { orderQuery } from '../../shop/shop.queries.ts';

/** The order of the address, where it names one; what is in the bag only the device knows. */
export const firstQueries = (({ orderId }) => [orderQuery(orderId)]) satisfies FirstQueries<{
  orderId: number;
}>;
