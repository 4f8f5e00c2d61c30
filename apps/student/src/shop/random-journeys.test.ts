import { bagTotal, changeLine, putInBag, takeOut } from '@student/domain';
import { openSandbox, type Store } from '@student/sandbox';
import { expect, it, vi } from 'vitest';
import { type Shop, shopper, type Tab, turn, type Weather } from './shopping.testing.ts';

const journeys = 300;
const ids = [1, 2, 3, 4];
const ana = 1;

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One person shops in up to two tabs, under faults, while prices and stock change; gives what has to add up. */
async function journey(shop: Shop, store: Store, seed: number) {
  const random = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <Value>(of: readonly Value[]): Value => of[upTo(of.length - 1)] as Value;
  const mayFail = random() < 0.9;
  const faults: readonly Weather[] = [
    'failing',
    'gateway',
    'gatewayAfterwards',
    'dropped',
    'lost',
    'silent',
    'silentAfterwards',
    'slow',
  ];
  let isFine = false;
  const weather = (): Weather => (mayFail && !isFine && random() < 0.35 ? one(faults) : 'fine');
  const { tabs, openTab, made, told, passTime, rest } = shopper(shop, weather, random() < 0.7);

  const wallet = upTo(4000);
  store.patch('people', ana, { decoins: wallet });
  const stock = new Map(ids.map((id) => [id, upTo(6)]));
  for (const id of ids)
    store.patch('products', id, { stock: stock.get(id) ?? 0, decoins: 20 * (1 + upTo(9)), isActive: true });
  const firstOrder = store.list('orders').reduce((last, { id }) => Math.max(last, id), 0) + 1;
  /** Pieces put into the bag less those taken out by hand. */
  const put = new Map(ids.map((id) => [id, 0]));

  const product = (id: number) => store.get('products', id) ?? { decoins: 0, stock: 0 };
  const heldIn = ({ bag }: Tab, id: number) => bag.get().lines.find((line) => line.id === id)?.quantity ?? 0;
  const changes = (
    tab: Tab,
    id: number,
    change: Parameters<typeof takeOut>[0] extends infer Lines ? (lines: Lines) => Lines : never,
  ) => {
    // The page lets nobody change the bag while an order is on its way.
    if (tab.bag.get().order) return;
    const before = heldIn(tab, id);
    tab.bag.change((kept) => ({ ...kept, lines: change(kept.lines) }));
    put.set(id, (put.get(id) ?? 0) + heldIn(tab, id) - before);
  };
  const steps: Record<string, (tab: Tab) => void> = {
    put: (tab) => {
      const id = one(ids);
      changes(tab, id, (lines) => putInBag(lines, { id, ...product(id) }, 1 + upTo(2)));
    },
    takeOut: (tab) => {
      const id = one(ids);
      changes(tab, id, (lines) => takeOut(lines, id));
    },
    order: (tab) => {
      const { actor } = tab.checkout;
      // Mostly the person has seen what has changed, and takes it.
      if (random() < 0.8)
        for (const id of ids) {
          const { stock: left, decoins } = product(id);
          changes(tab, id, (lines) =>
            left === 0
              ? takeOut(lines, id)
              : changeLine(lines, id, { decoins, quantity: Math.min(heldIn(tab, id), left) }),
          );
        }
      for (const type of ['order.ask', 'order.confirm', 'order.ask', 'order.confirm'] as const)
        actor.send({ type });
    },
    retry: ({ checkout: { actor } }) => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'order.retry' });
    },
    reload: (tab) => {
      tab.close();
      openTab();
    },
    otherTab: (tab) => {
      if (tabs.size > 1) tab.close();
      else openTab();
    },
    passTime: () => passTime(),
    /** The shop changes a price, or sells to somebody else. */
    shop: () => {
      const id = one(ids);
      if (random() < 0.5) return void store.patch('products', id, { decoins: 20 * (1 + upTo(9)) });
      if (product(id).stock === 0) return;
      store.patch('products', id, { stock: product(id).stock - 1 });
      stock.set(id, (stock.get(id) ?? 0) - 1);
    },
  };
  const often = [
    'put',
    'put',
    'put',
    'order',
    'order',
    'retry',
    'reload',
    'otherTab',
    'passTime',
    'takeOut',
    'shop',
  ];

  openTab();
  for (let step = 0; step < 20; step += 1) {
    // Whoever has ordered goes on from the shop.
    for (const tab of [...tabs]) if (tab.checkout.actor.getSnapshot().status === 'done') steps.reload?.(tab);
    steps[one(often)]?.(one([...tabs]));
    if (random() < 0.6) await rest();
    else await turn();
  }
  // At last the network is good, and somebody looks.
  isFine = true;
  for (const tab of [...tabs]) tab.close();
  const last = openTab();
  for (let tries = 0; tries < 4; tries += 1) {
    passTime();
    await rest();
    if (last.checkout.actor.getSnapshot().status === 'active')
      last.checkout.actor.send({ type: 'network.return' });
    await rest();
  }
  const orders = store.list('orders').filter(({ id }) => id >= firstOrder);
  const bag = last.bag.get();
  last.close();
  const ordered = (id: number) =>
    orders
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0);
  const debits = store
    .list('statements')
    .filter(({ source }) => orders.some(({ id }) => source === `order:${id}`));
  return {
    orders: orders.length,
    wallet: store.get('people', ana)?.decoins,
    walletDue: wallet - orders.reduce((sum, { grossValue }) => sum + grossValue, 0),
    totalsDue: orders.map(({ lines }) => bagTotal(lines)),
    totals: orders.map(({ grossValue }) => grossValue),
    debits: debits.map(({ decoins }) => Math.abs(decoins)),
    stock: ids.map((id) => product(id).stock),
    stockDue: ids.map((id) => (stock.get(id) ?? 0) - ordered(id)),
    bag: ids.map((id) => bag.lines.find((line) => line.id === id)?.quantity ?? 0),
    bagDue: ids.map((id) => (put.get(id) ?? 0) - ordered(id)),
    onItsWay: bag.order,
    perKey: [...made.values()],
    told: told.size,
  };
}

it(`after ${journeys} random journeys through the shop under faults, coins, stock, orders and bag add up: no order twice, no coin lost (SHOP-13, SHOP-14, SHOP-17)`, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sandbox = openSandbox({ scenario: 'student' });
  const { store } = sandbox;
  const shop = (request: Request) => sandbox.answer(request);
  let orders = 0;
  for (let seed = 1; seed <= journeys; seed += 1) {
    const end = await journey(shop, store, seed);
    orders += end.orders;
    const { wallet, stock, bag, totals, debits } = end;
    expect({ seed, wallet, stock, bag, totals, debits }).toEqual({
      seed,
      wallet: end.walletDue,
      stock: end.stockDue,
      bag: end.bagDue,
      totals: end.totalsDue,
      debits: end.totals,
    });
    expect([seed, end.told]).toEqual([seed, end.orders]);
    expect([seed, end.onItsWay, wallet !== undefined && wallet >= 0]).toEqual([seed, undefined, true]);
    expect([seed, stock.filter((left) => left < 0), end.perKey.filter((made) => made > 1)]).toEqual([
      seed,
      [],
      [],
    ]);
  }
  // The journeys do come to orders.
  expect(orders).toBeGreaterThan(journeys / 2);
  log.mockRestore();
}, 60_000);
