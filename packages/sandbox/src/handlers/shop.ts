import * as api from '@student/api-client';
import { readPriceInterval } from '@student/domain';
import { pageOf } from '../paging.ts';
import { found, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import type { Range, Where } from '../store/store.ts';
import { productViews, shopViews } from '../views/product.ts';

const prices = [
  { min: null, max: 100 },
  { min: 101, max: 300 },
  { min: 301, max: 600 },
  { min: 601, max: null },
];

export const listProductFilters = reply(api.listProductFilters, ({ store }) => ({
  shops: shopViews(store, store.list('shops')),
  categories: store.list('productCategories'),
  prices,
}));

export const listProducts = reply(api.listProducts, ({ store, query }) => {
  const [categories, shops] = [query.ids('category'), query.ids('shop')];
  const ranges = query.texts('interval').map(rangeFrom);
  const [search, page, limit] = [query.text('search'), query.page(), query.limit(20)];
  const where: Where<'products'> = {
    isActive: true,
    ...(categories.length > 0 && { categoryId: { oneOf: categories } }),
    ...(shops.length > 0 && { shopId: { oneOf: shops } }),
    ...(ranges.length > 0 && { decoins: { inRange: ranges } }),
  };
  const rows = store.list('products', where, { search, limit, offset: (page - 1) * limit });
  const totalPages = Math.ceil(store.count('products', where, search) / limit);
  return { products: productViews(store, rows), totalPages };
});

export const getProduct = reply(api.getProduct, ({ store, params }) => ({
  product: found(productViews(store, [visible(store.get('products', params.id))])[0]),
}));

/** Paged only when page and limit are both given; else everything comes as one page. */
export const listFavoriteProducts = reply(api.listFavoriteProducts, ({ store, me, query }) => {
  const ids = store.list('productFavorites', { userId: me.id }).map(({ productId }) => productId);
  const active = store.list('products', { id: { oneOf: ids }, isActive: true });
  const products = new Map(active.map((product) => [product.id, product]));
  const rows = ids.flatMap((id) => products.get(id) ?? []);
  const [page, limit] = [query.page(), query.limit(20)];
  const isPaged = query.has('page') && query.has('limit');
  const part = isPaged ? pageOf(rows, page, limit) : { rows, totalPages: 1 };
  return { products: productViews(store, part.rows), totalPages: part.totalPages };
});

export const addFavoriteProduct = reply(api.addFavoriteProduct, ({ store, me, params }) => {
  const { id: productId } = visible(store.get('products', params.id));
  const isKnown = store.find('productFavorites', { userId: me.id, productId });
  if (!isKnown) store.insert('productFavorites', { userId: me.id, productId });
  return done;
});

export const removeFavoriteProduct = reply(api.removeFavoriteProduct, ({ store, me, params }) => {
  const favorite = store.find('productFavorites', { userId: me.id, productId: params.id });
  if (favorite) store.remove('productFavorites', favorite.id);
  return done;
});

const visible = (product: Records['products'] | undefined) => found(product?.isActive ? product : undefined);

/** `0-100`, `101-` or `-50` as a range of prices, which are whole coins. */
const rangeFrom = (text: string): Range<number> => {
  const { min, max } = readPriceInterval(text);
  if (min === undefined && max === undefined) refuseInvalid([violation('VALIDATION_ERROR', 'interval')]);
  return { from: min ?? 0, ...(max !== undefined && { below: max + 1 }) };
};
