import { Count, Done, Id, named, Product, ProductFilters, rows } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, Page, Search } from '../query-fields.ts';

/** List the filters of the shop. */
export const listProductFilters = endpoint('GET /api/decola/list/filters', {
  data: ProductFilters,
});

/** List the products of the shop. */
export const listProducts = endpoint('GET /api/decola/list/products', {
  query: {
    category: v.optional(v.array(Id)),
    shop: v.optional(v.array(Id)),
    interval: v.optional(v.array(v.pipe(v.string(), v.regex(/^(\d+-\d*|-\d+)$/)))),
    search: Search,
    page: Page,
    limit: limit(20),
  },
  data: v.object({ products: rows(Product), totalPages: Count }),
});

/** Read one product. */
export const getProduct = endpoint('GET /api/decola/get/product/id/:id', {
  data: named('product', Product),
});

/** List the favorite products. */
export const listFavoriteProducts = endpoint('GET /api/decola/list/user/favorite/product', {
  query: {
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  },
  data: v.object({ products: rows(Product), totalPages: Count }),
});

/** Mark a product as favorite. No body. */
export const addFavoriteProduct = endpoint('POST /api/decola/save/user/favorite/product/id/:id', {
  data: Done,
});

/** Take a product out of the favorites. */
export const removeFavoriteProduct = endpoint('DELETE /api/decola/delete/user/favorite/product/id/:id', {
  data: Done,
});
