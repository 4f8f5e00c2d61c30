import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToBag,
  type BagEntry,
  bagCount,
  bagTotal,
  changeQuantity,
  checkoutProblem,
  clampQuantity,
  missingDecoins,
  readBag,
  removeFromBag,
  walletBalance,
} from './bag.ts';
import { priceInterval, readPriceInterval } from './price-interval.ts';

const mug = { id: 1, decoins: 120, stock: 3 };
const pen = { id: 2, decoins: 15, stock: 1 };

describe('the bag', () => {
  it('takes one more each time, up to the stock', () => {
    expect(addToBag(addToBag([], mug), mug)).toEqual([{ id: 1, quantity: 2, decoins: 120 }]);
    const bag = [mug, mug, pen, mug, mug, pen].reduce<BagEntry[]>(addToBag, []);
    expect(bag).toEqual([
      { id: 1, quantity: 3, decoins: 120 },
      { id: 2, quantity: 1, decoins: 15 },
    ]);
    expect([bagTotal(bag), bagCount(bag)]).toEqual([375, 4]);
  });

  it('does not take what is out of stock, and lets go of what went out of stock', () => {
    expect(addToBag([], { ...mug, stock: 0 })).toEqual([]);
    expect(changeQuantity(addToBag([], mug), { ...mug, stock: 0 }, 2)).toEqual([]);
  });

  it('takes over a new price', () => {
    expect(changeQuantity(addToBag([], mug), { ...mug, decoins: 90 }, 2)).toEqual([
      { id: 1, quantity: 2, decoins: 90 },
    ]);
  });

  it.each([
    [-1, 5, 1],
    [0, 5, 1],
    [1, 5, 1],
    [2.9, 5, 2],
    [5, 5, 5],
    [6, 5, 5],
    [Number.NaN, 5, 1],
  ])('a quantity of %d of %d is %d', (quantity, stock, possible) => {
    expect(clampQuantity(quantity, stock)).toBe(possible);
  });

  it.each([
    [375, 0, undefined, 0],
    [374, -1, 'INSUFFICIENT_DECOINS', 1],
    [376, 1, undefined, 0],
  ])('a wallet of %d is left with %d', (decoins, balance, code, missing) => {
    const bag = [mug, mug, mug, pen].reduce<BagEntry[]>(addToBag, []);
    expect([
      walletBalance(decoins, bag),
      checkoutProblem(decoins, bag),
      missingDecoins(decoins, bag),
    ]).toEqual([balance, code, missing]);
  });

  it('an empty bag cannot be checked out', () => {
    expect(checkoutProblem(100, [])).toBe('REQUIRED');
  });

  it.each([
    [null],
    ['[]'],
    [{}],
    [[null]],
    [[{ id: 1, quantity: 0, decoins: 10 }]],
    [[{ id: 1, quantity: 1.5, decoins: 10 }]],
    [[{ id: '1', quantity: 1, decoins: 10 }]],
    [[{ id: 1, quantity: 1, decoins: -1 }]],
    [[{ id: 1, quantity: 1, decoins: null }]],
  ])('a stored %j is no bag', (stored) => {
    expect(readBag(stored)).toBe('UNEXPECTED_ERROR');
  });

  it('reads what was stored, and nothing more of it', () => {
    expect(readBag([{ id: 1, quantity: 2, decoins: 0, name: 'Caneca' }])).toEqual([
      { id: 1, quantity: 2, decoins: 0 },
    ]);
    expect(readBag([])).toEqual([]);
  });

  it('whatever is done with it, the balance is the wallet less the pieces, and no quantity leaves 1 to stock', () => {
    const product = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      decoins: fc.nat(500),
      stock: fc.integer({ min: 0, max: 4 }),
    });
    const act = fc.record({
      product,
      quantity: fc.integer({ min: -2, max: 9 }),
      kind: fc.constantFrom('add', 'change', 'remove'),
    });
    fc.assert(
      fc.property(fc.array(act), fc.nat(10_000), (acts, decoins) => {
        let bag: BagEntry[] = [];
        for (const { kind, product: given, quantity } of acts) {
          if (kind === 'add') bag = addToBag(bag, given);
          if (kind === 'change') bag = changeQuantity(bag, given, quantity);
          if (kind === 'remove') bag = removeFromBag(bag, given.id);
          const entry = bag.find(({ id }) => id === given.id);
          if (kind === 'change' && entry) expect(entry.quantity).toBeLessThanOrEqual(given.stock);
        }
        expect(new Set(bag.map(({ id }) => id)).size).toBe(bag.length);
        expect(bag.every(({ quantity }) => quantity >= 1)).toBe(true);
        expect(walletBalance(decoins, bag) + bagTotal(bag)).toBe(decoins);
        expect(readBag(JSON.parse(JSON.stringify(bag)))).toEqual(bag);
        expect(missingDecoins(decoins, bag) > 0).toBe(
          checkoutProblem(decoins, bag) === 'INSUFFICIENT_DECOINS',
        );
      }),
    );
  });
});

describe('a price filter', () => {
  it.each([
    [{}, undefined],
    [{ min: 100 }, '100-'],
    [{ max: 500 }, '-500'],
    [{ min: 0, max: 0 }, '0-0'],
    [{ min: 100, max: 500 }, '100-500'],
  ])('of %j is sent as %s', (prices, interval) => {
    expect(priceInterval(prices)).toBe(interval);
    expect(readPriceInterval(interval)).toEqual(prices);
  });

  it.each(['', '-', 'a-b', '1-2-3', null])('%j reads as not set', (interval) => {
    expect(readPriceInterval(interval)).toEqual({});
  });
});
