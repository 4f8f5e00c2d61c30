import { describe, expect, it } from 'vitest';
import { isKeyOld, isOrderRefused, isSameBag, orderMadeOf } from './sent-order.ts';

const mug = { id: 1, quantity: 2, decoins: 50 };
const shirt = { id: 2, quantity: 1, decoins: 120 };
const noon = Date.parse('2025-03-10T12:00:00Z');
const hours = 3_600_000;

describe('an order that was sent', () => {
  it.each([
    ['not enough coins', { status: 409, code: 'INSUFFICIENT_DECOINS' }, true],
    ['a product that is gone', { status: 404, code: 'NOT_FOUND' }, true],
    ['something invalid', { status: 422, code: 'VALIDATION_ERROR' }, true],
    ['a page that is not the server’s', { status: 404, code: 'UNEXPECTED_ERROR' }, false],
    ['a conflict without a reason', { status: 409 }, false],
    ['no answer', { code: 'NO_RESPONSE' }, false],
    ['too late an answer', { code: 'TIMEOUT' }, false],
    ['an answer that cannot be read', { status: 200 }, false],
    ['a session that is over', { status: 403, code: 'ACCESS_SESSION_EXPIRED' }, false],
    ['an overloaded server', { status: 429, code: 'TOO_MANY_REQUESTS' }, false],
    ['a failing server', { status: 500, code: 'OUT_OF_STOCK' }, false],
    ['nothing known', undefined, false],
  ])('is refused by the answer: %s (SHOP-17)', (_, error, isRefused) => {
    expect(isOrderRefused(error)).toBe(isRefused);
  });

  it.each([
    [0, false],
    [12 * hours, false],
    [12 * hours + 1, true],
  ])('has a key that is too old after %d ms: %s', (passed, isOld) => {
    expect(isKeyOld({ at: noon }, noon + passed)).toBe(isOld);
  });

  it.each([
    ['of the same pieces, since then', { createdAt: '2025-03-10T12:00:03Z' }, 7],
    ['by a clock that is a little behind', { createdAt: '2025-03-10T11:59:30Z' }, 7],
    ['from before', { createdAt: '2025-03-10T11:00:00Z' }, undefined],
    ['of other pieces', { products: [{ id: 1, quantity: 3 }] }, undefined],
    [
      'of more pieces',
      {
        products: [
          { id: 1, quantity: 2 },
          { id: 2, quantity: 1 },
        ],
      },
      undefined,
    ],
  ])('is found among the orders: %s', (_, given, id) => {
    const made = { id: 7, createdAt: '2025-03-10T12:00:03Z', products: [{ id: 1, quantity: 2 }], ...given };
    expect(orderMadeOf({ lines: [mug], at: noon }, [made])?.id).toBe(id);
  });
});

describe('two bags are the same', () => {
  it.each([
    ['in another order', [mug, shirt], [shirt, mug], true],
    ['with fewer pieces', [mug], [{ ...mug, quantity: 1 }], false],
    ['at another price', [mug], [{ ...mug, decoins: 60 }], false],
    ['with one more', [mug], [mug, shirt], false],
  ])('%s', (_, one, other, isSame) => {
    expect([isSameBag(one, other), isSameBag(other, one)]).toEqual([isSame, isSame]);
  });
});
