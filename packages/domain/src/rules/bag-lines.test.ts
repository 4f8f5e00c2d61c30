import { describe, expect, it } from 'vitest';
import { changeLine, putInBag, quantityWithin, readBagLines, takeOut, withoutOrdered } from './bag-lines.ts';

const mug = { id: 1, quantity: 2, decoins: 50 };
const shirt = { id: 2, quantity: 1, decoins: 120 };

describe('a bag', () => {
  it.each([
    [0, 5, 1],
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [2.9, 5, 2],
    [3, 0, 1],
  ])('%d of a product with %d in stock are %d (SHOP-19)', (quantity, stock, within) => {
    expect(quantityWithin(quantity, stock)).toBe(within);
  });

  it.each([
    ['a new one comes last', { id: 2, decoins: 120, stock: 9 }, 1, [mug, shirt]],
    [
      'more of the same, at the price of today',
      { id: 1, decoins: 60, stock: 9 },
      2,
      [{ id: 1, quantity: 4, decoins: 60 }],
    ],
    ['no more than are in stock (SHOP-19)', { id: 1, decoins: 50, stock: 3 }, 9, [{ ...mug, quantity: 3 }]],
    ['none of what is sold out', { id: 2, decoins: 120, stock: 0 }, 1, [mug]],
  ])('put into it: %s', (_, product, quantity, bag) => {
    expect(putInBag([mug], product, quantity)).toEqual(bag);
  });

  it('a line is changed, and one that is not there stays away', () => {
    expect(changeLine([mug, shirt], 1, { quantity: 5 })).toEqual([{ ...mug, quantity: 5 }, shirt]);
    expect(changeLine([mug], 1, { decoins: 55 })).toEqual([{ ...mug, decoins: 55 }]);
    expect(changeLine([mug], 2, { quantity: 5 })).toEqual([mug]);
  });

  it('a product is taken out', () => {
    expect(takeOut([mug, shirt], 1)).toEqual([shirt]);
  });

  it.each([
    ['all of it', [mug, shirt], [mug, shirt], []],
    [
      'what was put in meanwhile stays (SHOP-17)',
      [{ ...mug, quantity: 5 }, shirt],
      [mug],
      [{ ...mug, quantity: 3 }, shirt],
    ],
    ['what was taken out meanwhile is not missed', [shirt], [mug, shirt], []],
  ])('after an order: %s', (_, bag, ordered, left) => {
    expect(withoutOrdered(bag, ordered)).toEqual(left);
  });

  it.each([
    ['as it was kept', [mug, shirt], [mug, shirt]],
    ['nothing', null, []],
    ['no list', { id: 1 }, []],
    [
      'lines that are none',
      [
        mug,
        null,
        'x',
        { id: 2 },
        { ...shirt, quantity: 0 },
        { ...shirt, decoins: -1 },
        { ...shirt, id: 1.5 },
      ],
      [mug],
    ],
    ['a product twice', [mug, { ...mug, quantity: 9 }], [mug]],
    ['more than the fields of a line', [{ ...mug, name: 'Caneca' }], [mug]],
  ])('read again: %s (SHOP-13)', (_, kept, bag) => {
    expect(readBagLines(kept)).toEqual(bag);
  });
});
