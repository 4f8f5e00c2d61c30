import * as api from '@student/api-client';
import { bagTotal, checkoutProblem, statementCodes } from '@student/domain';
import type { Call } from '../call.ts';
import { found, refuse } from '../refusal.ts';
import { reply } from '../reply.ts';
import { receiptPath } from '../reports/receipt-pdf.ts';
import { orderView, orderViews } from '../views/product.ts';

/** Stock and balance are judged and spent together: an order is placed as a whole or not at all. */
export const placeOrder = reply(api.placeOrder, ({ store, me, now, body }) => {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of body.products) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const lines = [...wanted].map(([productId, quantity]) => {
    const product = found(store.get('products', productId));
    if (!product.isActive || product.stock < quantity) refuse('OUT_OF_STOCK');
    store.patch('products', productId, { stock: product.stock - quantity, lastChange: now });
    return { productId, quantity, decoins: product.decoins };
  });
  const grossValue = bagTotal(lines);
  if (checkoutProblem(me.decoins, lines) === 'INSUFFICIENT_DECOINS') refuse('INSUFFICIENT_DECOINS');
  store.patch('people', me.id, { decoins: me.decoins - grossValue });
  const order = store.insert('orders', {
    userId: me.id,
    lines,
    grossValue,
    receiptUrl: null,
    createdAt: now,
    lastChange: now,
  });
  store.insert('statements', {
    userId: me.id,
    description: `Pedido nº ${order.id} na loja`,
    type: 'debit',
    typeCode: statementCodes.order,
    decoins: grossValue,
    source: `order:${order.id}`,
    createdAt: now,
  });
  return { order: orderView(store, order) };
});

export const getOrder = reply(api.getOrder, (call) => ({ order: orderView(call.store, mine(call)) }));

export const listOrders = reply(api.listOrders, ({ store, me }) => ({
  orders: orderViews(
    store,
    store
      .list('orders', { userId: me.id })
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id),
  ),
}));

export const issueReceipt = reply(api.issueReceipt, (call) => {
  const { id, receiptUrl } = mine(call);
  const change = { receiptUrl: receiptPath(id), lastChange: call.now };
  const order = receiptUrl ? mine(call) : call.store.patch('orders', id, change);
  return { order: orderView(call.store, order) };
});

/** An order of this person; anybody else's is NOT_FOUND. */
const mine = ({ store, me, params }: Call<{ id: number }>) => {
  const order = found(store.get('orders', params.id));
  return order.userId === me.id ? order : refuse('NOT_FOUND');
};
