import { listOrders } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** The orders of the person, newest first; all of them come at once (SHOP-20). */
export const ordersQuery = () => endpointQuery(listOrders);
