import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { shopSearch } from './shop.search.ts';

it('the address holds what products are narrowed by; the server is asked for it, 20 a page (SHOP-03, SHOP-05, LIMITS-04)', () => {
  const address = '?search=fone&categories=4%2C2&shops=3&prices=0-100%2C301-';
  const values = shopSearch.read(address);
  expect(values).toEqual({ search: 'fone', categories: [4, 2], shops: [3], prices: ['0-100', '301-'] });
  expect(shopSearch.callOf(values, 2)).toEqual({
    category: [4, 2],
    shop: [3],
    interval: ['0-100', '301-'],
    search: 'fone',
    page: 2,
    limit: 20,
  });
  expect(paths.shop({ productsPage: 2, ...values })).toBe(`/student/shop/page/2${address}`);
});

it('a price that is not set is not sent (SHOP-06)', () => {
  for (const address of ['', '?prices=', '?prices=-', '?prices=x,1-2-3'])
    expect(shopSearch.callOf(shopSearch.read(address), 1)).toEqual({ page: 1, limit: 20 });
});
