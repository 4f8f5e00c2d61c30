import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
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

test('an order keeps the prices that were paid, whatever a product costs later', async () => {
  const { call, store } = openConversation();
  const { id } = (await call('POST /api/decola/order', { products: [{ id: 9, quantity: 2 }] })).data.order;
  const paid = store.get('products', 9)?.decoins ?? 0;
  store.patch('products', 9, { decoins: paid + 1 });
  const { order } = (await call(`GET /api/decola/order/${id}`)).data;
  expect([order.grossValue, order.products[0].decoins]).toEqual([2 * paid, paid]);
});

test('an interval of prices holds both its ends', async () => {
  const { call, store } = openConversation();
  for (const [id, decoins] of [
    [1, 99],
    [2, 100],
    [3, 200],
    [4, 201],
  ] as const)
    store.patch('products', id, { decoins });
  const { products } = (await call('GET /api/decola/list/products?interval=100-200&limit=100')).data;
  const ids = products.map(({ id }: { id: number }) => id);
  expect([1, 2, 3, 4].filter((id) => ids.includes(id))).toEqual([2, 3]);
});

test('favourite products come as one page unless a page and its length are both asked for', async () => {
  const { call } = openConversation();
  for (const id of [30, 31, 32]) await call(`POST /api/decola/save/user/favorite/product/id/${id}`);
  const pages = async (query: string) => {
    const { data } = await call(`GET /api/decola/list/user/favorite/product${query}`);
    return [data.products.length, data.totalPages];
  };
  const [all] = await pages('');
  for (const query of ['?page=2', '?limit=2']) expect(await pages(query)).toEqual([all, 1]);
  expect(await pages('?page=1&limit=2')).toEqual([2, Math.ceil(all / 2)]);
});

test('a statement goes from the first moment of its first day to the last of its last, in São Paulo', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('statements', { userId: people.ana })) store.remove('statements', id);
  for (const createdAt of [
    '2026-01-01T02:59:59.999Z',
    '2026-01-01T03:00:00.000Z',
    '2026-02-01T02:59:59.999Z',
    '2026-02-01T03:00:00.000Z',
  ]) {
    const movement = {
      description: createdAt,
      type: 'credit',
      typeCode: 1,
      decoins: 1,
      source: null,
    } as const;
    store.insert('statements', { ...movement, userId: people.ana, createdAt });
  }
  const { statements } = (
    await call('GET /api/decola/list/statement/user?firstDate=2026-01-01&lastDate=2026-01-31')
  ).data;
  expect(statements.map(({ description }: { description: string }) => description)).toEqual([
    '2026-02-01T02:59:59.999Z',
    '2026-01-01T03:00:00.000Z',
  ]);
});

test('the receipt of an order may be asked for again, and the order stays as it was', async () => {
  const clock = fixedClock();
  const { call } = openConversation({ clock });
  const { id } = (await call('POST /api/decola/order', { products: [{ id: 9, quantity: 1 }] })).data.order;
  const first = await call(`POST /api/decola/receipt/${id}`);
  clock.advance(3600);
  expect(await call(`POST /api/decola/receipt/${id}`)).toEqual(first);
  expect(first.data.order.receiptUrl).toContain(`order=${id}`);
});
