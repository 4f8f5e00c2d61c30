import type { listProducts, QueryOf } from '@student/api-client';
import { pageSizes, readPriceIntervals } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { ids, type SearchField, text } from '../../addresses/search-fields.ts';

const intervals: SearchField<readonly string[]> = {
  fallback: [],
  parse: readPriceIntervals,
  format: (value) => value.join(','),
};

/** What the products of the shop are narrowed by (SHOP-05); their page stands in the path. Twenty are asked for at a time (SHOP-03, LIMITS-04). */
export const shopSearch = defineSearch(
  { search: text(), categories: ids(), shops: ids(), prices: intervals },
  ({ search, categories, shops, prices }, page: number): QueryOf<typeof listProducts> => ({
    category: [...categories],
    shop: [...shops],
    interval: [...prices],
    search,
    page,
    limit: pageSizes.products,
  }),
);
