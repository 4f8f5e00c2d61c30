import { getProduct } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** One product of the shop (SHOP-08). */
export const productQuery = (id: number) => endpointQuery(getProduct, { params: { id } });
