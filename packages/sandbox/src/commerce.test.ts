import { expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

test('what one person no longer likes, another one who liked it before still does', async () => {
  const { call, store } = openConversation();
  const likes = () => [
    ...store.list('favorites', { courseId: 12 }).map(({ userId }) => userId),
    ...store.list('productFavorites', { productId: 30 }).map(({ userId }) => userId),
  ];
  store.insert('favorites', { userId: people.caio, courseId: 12, createdAt: '2026-03-01T12:00:00.000Z' });
  store.insert('productFavorites', { userId: people.caio, productId: 30 });
  for (const path of ['favorite/training/12', 'save/user/favorite/product/id/30'])
    expect((await call(`POST /api/decola/${path}`)).status).toBe(200);
  expect(likes()).toEqual([people.caio, people.ana, people.caio, people.ana]);
  for (const path of ['remove/favorite/training/12', 'delete/user/favorite/product/id/30'])
    for (const _ of [1, 2]) expect((await call(`DELETE /api/decola/${path}`)).status).toBe(200);
  expect(likes()).toEqual([people.caio, people.caio]);
});

test('a product that is no longer sold is neither listed, shown, liked nor bought', async () => {
  const { call, store } = openConversation();
  await call('POST /api/decola/save/user/favorite/product/id/1');
  store.patch('products', 1, { isActive: false });
  const listed = async (path: string) =>
    (await call(`GET /api/decola/${path}`)).data.products.map(({ id }: { id: number }) => id);
  expect(await listed('list/products?limit=100')).not.toContain(1);
  expect(await listed('list/user/favorite/product')).not.toContain(1);
  expect((await call('GET /api/decola/get/product/id/1')).code).toBe('NOT_FOUND');
  expect((await call('POST /api/decola/save/user/favorite/product/id/1')).code).toBe('NOT_FOUND');
  expect((await call('POST /api/decola/order', { products: [{ id: 1, quantity: 1 }] })).code).toBe(
    'OUT_OF_STOCK',
  );
});

test('a product that stands twice in an order is bought as often as both lines say', async () => {
  const { call, store } = openConversation();
  store.patch('products', 1, { stock: 3 });
  const order = (one: number, other: number) =>
    call('POST /api/decola/order', {
      products: [
        { id: 1, quantity: one },
        { id: 1, quantity: other },
      ],
    });
  expect((await order(2, 2)).code).toBe('OUT_OF_STOCK');
  expect((await order(1, 2)).data.order).toMatchObject({ quantity: 3, grossValue: 180 });
  expect(store.get('products', 1)?.stock).toBe(0);
});
