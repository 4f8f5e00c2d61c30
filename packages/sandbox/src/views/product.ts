import { bagCount } from '@student/domain';
import { extensionOf } from '../file-extension.ts';
import { found } from '../refusal.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Shop = Records['shops'];
type Product = Records['products'];
type Order = Records['orders'];

/** Shops with the number of products that can be bought in each, counted in one go. */
export const shopViews = (store: Store, shops: readonly Shop[]) => {
  const shopId = { oneOf: shops.map(({ id }) => id) };
  const products = store.tally('products', 'shopId', { isActive: true, shopId });
  return shops.map(({ id, name }) => ({ id, name, quantityProducts: products.get(id)?.count ?? 0 }));
};

/** Products, each with its shop. */
export const productViews = (store: Store, products: readonly Product[]) => {
  const shopIds = [...new Set(products.map(({ shopId }) => shopId))];
  const named = shopIds.flatMap((id) => store.get('shops', id) ?? []);
  const shops = new Map(shopViews(store, named).map((shop) => [shop.id, shop]));
  return products.map((product) => productView(product, shops.get(product.shopId)));
};

const productView = (
  { images, shopId: _, categoryId: __, ...product }: Product,
  shop: ReturnType<typeof shopViews>[number] | undefined,
) => {
  if (!shop) throw new Error(`product ${product.id} has no shop`);
  return { ...product, imageExtension: extensionOf(images[0]), imagesUrl: images, shop };
};

/** Orders with their products as they are now, at the price that was paid. */
export const orderViews = (store: Store, orders: readonly Order[]) => {
  const ids = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const views = productViews(store, store.list('products', { id: { oneOf: [...ids] } }));
  const products = new Map(views.map((product) => [product.id, product]));
  return orders.map(({ userId: _, lines, createdAt, ...order }) => ({
    ...order,
    createAt: createdAt,
    quantity: bagCount(lines),
    products: lines.flatMap(({ productId, quantity, decoins }) => {
      const product = products.get(productId);
      return product ? [{ ...product, quantity, decoins }] : [];
    }),
  }));
};

/** One order as `orderViews` shows it. */
export const orderView = (store: Store, order: Order) => found(orderViews(store, [order])[0]);
