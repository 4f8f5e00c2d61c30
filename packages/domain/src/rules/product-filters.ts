import { writePriceInterval } from './price-interval.ts';

/** What the products of the shop are narrowed by (SHOP-03, SHOP-05). Nothing stands twice; prices are as `writePriceInterval` writes them. */
export type ProductListQuery = {
  readonly search: string;
  readonly categories: readonly number[];
  readonly shops: readonly number[];
  readonly prices: readonly string[];
};

/** Looks for other products. The same term again changes nothing. */
export function searchProducts<Query extends ProductListQuery>(query: Query, term: string): Query {
  const search = term.trim();
  return search === query.search ? query : { ...query, search };
}

/** Adds a price filter of the person's own, where it says a price at all and is not there yet (SHOP-06). */
export function addPrices<Query extends ProductListQuery>(
  query: Query,
  prices: { min?: number | undefined; max?: number | undefined },
): Query {
  const interval = writePriceInterval(prices);
  if (interval === undefined || query.prices.includes(interval)) return query;
  return { ...query, prices: [...query.prices, interval] };
}

/** All products again. */
export function clearProductFilters<Query extends ProductListQuery>(query: Query): Query {
  return { ...query, search: '', categories: [], shops: [], prices: [] };
}

/** How many filters are chosen, without the search. */
export function countProductFilters({ categories, shops, prices }: Omit<ProductListQuery, 'search'>): number {
  return categories.length + shops.length + prices.length;
}

/** Whether the list is narrowed: what an empty one says depends on it. */
export function isProductListFiltered(query: ProductListQuery): boolean {
  return query.search !== '' || countProductFilters(query) > 0;
}
