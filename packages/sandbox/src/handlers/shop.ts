import * as api from '@student/api-client';
import { readPriceInterval } from '@student/domain';
import { matches, pageOf } from '../paging.ts';
import { found, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import { productView, shopView } from '../views/product.ts';

const prices = [
  { min: null, max: 100 },
  { min: 101, max: 300 },
  { min: 301, max: 600 },
  { min: 601, max: null },
];

export const listProductFilters = reply(api.listProductFilters, ({ store }) => ({
  shops: store.list('shops').map((shop) => shopView(store, shop)),
  categories: store.list('productCategories'),
  prices,
}));

export const listProducts = reply(api.listProducts, ({ store, query }) => {
  const [categories, shops] = [query.ids('category'), query.ids('shop')];
  const intervals = query.texts('interval').map(intervalFrom);
  const search = query.text('search');
  const rows = store
    .list('products', { isActive: true })
    .filter(({ categoryId }) => categories.length === 0 || categories.includes(categoryId))
    .filter(({ shopId }) => shops.length === 0 || shops.includes(shopId))
    .filter(({ decoins }) => intervals.length === 0 || intervals.some((holds) => holds(decoins)))
    .filter(({ name, description, code }) => matches(search, name, description, code));
  const part = pageOf(rows, query.page(), query.limit(20));
  return { products: part.rows.map((row) => productView(store, row)), totalPages: part.totalPages };
});

export const getProduct = reply(api.getProduct, ({ store, params }) => ({
  product: productView(store, visible(store.get('products', params.id))),
}));

/** Paged only when page and limit are both given; else everything comes as one page. */
export const listFavoriteProducts = reply(api.listFavoriteProducts, ({ store, me, query }) => {
  const rows = store
    .list('productFavorites', { userId: me.id })
    .flatMap(({ productId }) => store.get('products', productId) ?? [])
    .filter(({ isActive }) => isActive);
  const [page, limit] = [query.page(), query.limit(20)];
  const isPaged = query.has('page') && query.has('limit');
  const part = isPaged ? pageOf(rows, page, limit) : { rows, totalPages: 1 };
  return { products: part.rows.map((row) => productView(store, row)), totalPages: part.totalPages };
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

/** `0-100`, `101-` or `-50` as a test of a price. */
const intervalFrom = (text: string): ((price: number) => boolean) => {
  const { min, max } = readPriceInterval(text);
  if (min === undefined && max === undefined) refuseInvalid([violation('VALIDATION_ERROR', 'interval')]);
  return (price) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
};
