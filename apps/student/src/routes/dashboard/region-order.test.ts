import { expect, test } from 'vitest';
import { regionOrder } from './region-order.ts';

test('every order has every strip once, and begins with what it is named for; pills stand before it where nothing is due', () => {
  const orders = Object.values(regionOrder).map((order) => [...order].sort());
  for (const order of orders) expect(order).toEqual(orders[0]);
  expect(new Set(orders[0]).size).toBe(orders[0]?.length);
  expect(regionOrder.continue.slice(0, 2)).toEqual(['pills', 'underWay']);
  expect(regionOrder.required[0]).toBe('required');
  expect(regionOrder.discover.slice(0, 2)).toEqual(['pills', 'newCourses']);
});
