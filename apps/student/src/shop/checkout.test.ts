import { openSandbox } from '@student/sandbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopper, type Tab, type Weather } from './shopping.testing.ts';

const ana = 1;
const mugs = { id: 1, quantity: 2, decoins: 60 };

/** Ana with 500 coins and two mugs in her bag; `weather` tells how each call ends. */
function world(weather: { now: (path: string) => Weather } = { now: () => 'fine' }, hasLocks = true) {
  const { answer, store } = openSandbox({ scenario: 'student' });
  store.patch('people', ana, { decoins: 500 });
  const before = store.count('orders', { userId: ana });
  const person = shopper(answer, (path) => weather.now(path), hasLocks);
  person.wallet.decoins = 500;
  const tab = person.openTab();
  tab.bag.change(() => ({ lines: [mugs] }));
  return {
    ...person,
    store,
    tab,
    orders: () => store.count('orders', { userId: ana }) - before,
    coins: () => store.get('people', ana)?.decoins,
  };
}
const order = ({ checkout: { actor } }: Tab) => {
  actor.send({ type: 'order.ask' });
  actor.send({ type: 'order.confirm' });
};
const stands = ({ checkout: { actor } }: Tab) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
};
const placing = (weather: Weather) => ({
  now: (path: string): Weather => (path.endsWith('/order') ? weather : 'fine'),
});

// A product that is gone is told of there.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('an order', () => {
  it('takes what it holds out of the bag and its price off the wallet (SHOP-14, SHOP-17)', async () => {
    const { tab, rest, orders, coins } = world();
    order(tab);
    await rest();
    expect([stands(tab), orders(), coins(), tab.bag.get()]).toEqual(['ordered', 1, 380, { lines: [] }]);
  });

  it('takes its price off the wallet in the moment in which the bag is empty, before that is read (SHOP-14)', async () => {
    const { tab, rest, wallet } = world();
    const seen: unknown[] = [];
    tab.bag.subscribe(() => seen.push([tab.bag.get().lines.length, wallet.decoins]));
    order(tab);
    await rest();
    expect(seen).toEqual([
      [1, 500],
      [0, 380],
    ]);
  });

  it('that waits for another tab is not sent once somebody else has signed in (SHOP-17)', async () => {
    const { tab, openTab, rest, passTime, wallet, sent } = world(placing('slow'));
    openTab();
    order(tab);
    await rest();
    wallet.isOwn = false;
    passTime();
    await rest();
    expect(sent()).toBe(1);
  });

  it('leaves in the bag what came into it meanwhile', async () => {
    const { tab, rest, passTime } = world(placing('slow'));
    order(tab);
    await rest();
    tab.bag.change((kept) => ({ ...kept, lines: [{ ...mugs, quantity: 3 }] }));
    passTime();
    await rest();
    expect(tab.bag.get()).toEqual({ lines: [{ ...mugs, quantity: 1 }] });
  });

  it.each([
    'lost',
    'dropped',
    'failing',
    'gateway',
    'gatewayAfterwards',
    'silent',
    'silentAfterwards',
  ] as const)('whose call is %s is kept, and after a reload it is one order (SHOP-17)', async (kind) => {
    const weather = placing(kind);
    const { tab, rest, openTab, orders, made, told } = world(weather);
    order(tab);
    await rest();
    const { order: kept, lines } = tab.bag.get();
    expect([kept?.lines, lines]).toEqual([[mugs], [mugs]]);
    tab.close();
    weather.now = () => 'fine';
    const next = openTab();
    await rest();
    expect([stands(next), orders(), [...made.entries()], told.size]).toEqual([
      'ordered',
      1,
      [[kept?.key, 1]],
      1,
    ]);
  });

  it.each([true, false])(
    'confirmed in two tabs at once is one, and both tell of it (locks: %s)',
    async (hasLocks) => {
      const { tab, openTab, rest, orders, told } = world({ now: () => 'fine' }, hasLocks);
      const other = openTab();
      order(tab);
      order(other);
      await rest();
      expect([stands(tab), stands(other), orders(), told.size]).toEqual(['ordered', 'ordered', 1, 1]);
    },
  );

  it.each([
    ['its price', { decoins: 70 }],
    ['its stock', { stock: 1 }],
    ['whether it is sold', { isActive: false }],
  ])('is not sent where %s has changed since (SHOP-19, SHOP-24)', async (_, change) => {
    const { tab, rest, store, orders } = world();
    store.patch('products', mugs.id, change);
    order(tab);
    await rest();
    expect([stands(tab), orders(), tab.bag.get()]).toEqual(['shopping.changed', 0, { lines: [mugs] }]);
  });

  it('that is refused says why and leaves the bag as it was (SHOP-17, SHOP-18)', async () => {
    const { tab, rest, store, orders } = world();
    store.patch('people', ana, { decoins: 100 });
    order(tab);
    await rest();
    const { failure } = tab.checkout.actor.getSnapshot().context;
    expect([stands(tab), failure?.code, orders(), tab.bag.get()]).toEqual([
      'shopping.refused',
      'INSUFFICIENT_DECOINS',
      0,
      { lines: [mugs] },
    ]);
  });

  it('that somebody else was faster for says that there is none left (SHOP-17, SHOP-19)', async () => {
    const { tab, rest, passTime, store } = world(placing('slow'));
    order(tab);
    await rest();
    store.patch('products', mugs.id, { stock: 1 });
    passTime();
    await rest();
    const { failure } = tab.checkout.actor.getSnapshot().context;
    expect([stands(tab), failure?.code, tab.bag.get()]).toEqual([
      'shopping.refused',
      'OUT_OF_STOCK',
      { lines: [mugs] },
    ]);
  });

  it.each([
    ['was made', true, 'ordered'],
    ['was not made', false, 'shopping.changed'],
  ])('from two days ago that %s is looked for and never sent again', async (_, isMade, end) => {
    const { tab, rest, store, openTab, orders } = world();
    const at = Date.now() - 48 * 3_600_000;
    const moment = new Date(at + 1000).toISOString();
    const line = { productId: mugs.id, quantity: 2, decoins: 60 };
    if (isMade)
      store.insert('orders', {
        userId: ana,
        lines: [line],
        grossValue: 120,
        receiptUrl: null,
        createdAt: moment,
        lastChange: moment,
      });
    const count = orders();
    tab.close();
    const other = openTab();
    other.bag.change((kept) => ({ ...kept, order: { key: 'old', lines: [mugs], at } }));
    await rest();
    expect([stands(other), orders(), other.bag.get()]).toEqual([end, count, { lines: isMade ? [] : [mugs] }]);
  });
});
