import { named, Order, OrderInput, rows } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** Place an order with what is in the bag. */
export const placeOrder = endpoint('POST /api/decola/order', {
  body: OrderInput,
  data: named('order', Order),
  refusals: ['INSUFFICIENT_DECOINS', 'OUT_OF_STOCK'],
});

/** Read one order. */
export const getOrder = endpoint('GET /api/decola/order/:id', {
  data: named('order', Order),
});

/** List the orders of the person. */
export const listOrders = endpoint('GET /api/decola/orders', {
  data: named('orders', rows(Order)),
});

/** Issue the receipt of an order. No body. */
export const issueReceipt = endpoint('POST /api/decola/receipt/:id', {
  data: named('order', Order),
});
