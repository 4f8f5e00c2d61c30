import { describe, expect, it } from 'vitest';
import { bagCount, bagTotal, checkoutProblem } from './bag.ts';
import { readPriceInterval } from './price-interval.ts';

describe('the bag', () => {
  const bag = [
    { quantity: 3, decoins: 120 },
    { quantity: 1, decoins: 15 },
  ];

  it('costs its pieces', () => {
    expect([bagTotal(bag), bagCount(bag), bagTotal([]), bagCount([])]).toEqual([375, 4, 0, 0]);
  });

  it.each([
    [375, undefined],
    [374, 'INSUFFICIENT_DECOINS'],
    [376, undefined],
  ])('checked out with a wallet of %d gives %s', (decoins, code) => {
    expect(checkoutProblem(decoins, bag)).toBe(code);
  });

  it('cannot be checked out while it is empty', () => {
    expect(checkoutProblem(100, [])).toBe('REQUIRED');
  });
});

describe('a price filter', () => {
  it.each([
    ['100-', { min: 100 }],
    ['-500', { max: 500 }],
    ['0-0', { min: 0, max: 0 }],
    ['100-500', { min: 100, max: 500 }],
  ])('%j reads as %j', (interval, prices) => {
    expect(readPriceInterval(interval)).toEqual(prices);
  });

  it.each(['', '-', 'a-b', '1-2-3', null])('%j reads as not set', (interval) => {
    expect(readPriceInterval(interval)).toEqual({});
  });
});
