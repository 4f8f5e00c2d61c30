import { describe, expect, it } from 'vitest';
import { readPriceIntervals, writePriceInterval } from './price-interval.ts';
import {
  addPrices,
  clearProductFilters,
  countProductFilters,
  isProductListFiltered,
  searchProducts,
} from './product-filters.ts';

const all = { search: '', categories: [], shops: [], prices: [] };
const narrowed = { search: 'fone', categories: [4], shops: [3, 1], prices: ['0-100'] };

describe('an interval of prices is written only where a price is set (SHOP-06)', () => {
  it.each([
    [{ min: 100 }, '100-'],
    [{ max: 500 }, '-500'],
    [{ min: 0, max: 0 }, '0-0'],
    [{ min: 100, max: 500 }, '100-500'],
    [{ min: 500, max: 100 }, '100-500'],
    [{}, undefined],
  ])('%j is %j', (prices, written) => {
    expect(writePriceInterval(prices)).toBe(written);
  });

  it.each([
    ['0-100,301-', ['0-100', '301-']],
    ['0-100,0-100,x,-,,-50', ['0-100', '-50']],
    ['500-100', ['100-500']],
    ['', []],
  ])('%j is read as %j', (written, intervals) => {
    expect(readPriceIntervals(written)).toEqual(intervals);
  });
});

describe('the filters of the shop (SHOP-05)', () => {
  it('hold several intervals, each once, and none that says no price (SHOP-06)', () => {
    const one = addPrices(narrowed, { min: 301 });
    expect(one.prices).toEqual(['0-100', '301-']);
    expect(addPrices(one, { min: 0, max: 100 })).toBe(one);
    expect(addPrices(one, {})).toBe(one);
  });

  it('hold a term without the blanks around it; the same one changes nothing', () => {
    expect(searchProducts(narrowed, ' caneca ').search).toBe('caneca');
    expect(searchProducts(narrowed, ' fone ')).toBe(narrowed);
  });

  it.each([
    [narrowed, 4, true],
    [{ ...all, search: 'fone' }, 0, true],
    [{ ...all, prices: ['0-100'] }, 1, true],
    [all, 0, false],
  ])('%j are %d, and narrow the list: %s', (query, count, isFiltered) => {
    expect([countProductFilters(query), isProductListFiltered(query)]).toEqual([count, isFiltered]);
  });

  it('are all taken away at once', () => {
    expect(clearProductFilters(narrowed)).toEqual(all);
  });
});
