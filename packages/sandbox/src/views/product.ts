import { bagCount } from '@student/domain';
import { extensionOf } from '../file-extension.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** A shop with the number of products that can be bought in it. */
export const shopView = (store: Store, { id, name }: Records['shops']) => ({
  id,
  name,
  quantityProducts: store.count('products', { shopId: id, isActive: true }),
});

export const productView = (
  store: Store,
  { images, shopId, categoryId: _, ...product }: Records['products'],
) => {
  const shop = store.get('shops', shopId);
  if (!shop) throw new Error(`product ${product.id} has no shop`);
  return {
    ...product,
    imageExtension: extensionOf(images[0]),
    imagesUrl: images,
    shop: shopView(store, shop),
  };
};

/** An order with its products as they are now, at the price that was paid. */
export const orderView = (store: Store, { userId: _, lines, createdAt, ...order }: Records['orders']) => ({
  ...order,
  createAt: createdAt,
  quantity: bagCount(lines),
  products: lines.flatMap(({ productId, quantity, decoins }) => {
    const product = store.get('products', productId);
    return product ? [{ ...productView(store, product), quantity, decoins }] : [];
  }),
});
