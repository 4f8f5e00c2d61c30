import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Product } from './product.ts';

const shop = { id: 2, name: 'Papelaria', quantityProducts: 12 };

it('a product has code, pictures, price in coins, stock, shop and its last change (SHOP-02, SHOP-24)', () => {
  const wire = {
    id: 701,
    code: 'CAD-01',
    name: 'Caderno executivo',
    description: 'Capa dura, 96 folhas.',
    isActive: true,
    imageExtension: 'png',
    imagesUrl: ['/files/products/701-1.png'],
    decoins: 120,
    stock: 18,
    lastChange: '2025-03-10T09:00:00-03:00',
    shop,
    quantity: 2,
  };
  const { imagesUrl, ...same } = wire;
  expect(v.parse(Product, wire)).toEqual({
    ...same,
    imageUrls: imagesUrl,
    lastChange: '2025-03-10T12:00:00.000Z',
    shop: { id: 2, name: 'Papelaria', productCount: 12 },
  });
});

it('what an answer leaves out is absent (SHOP-02)', () => {
  const least = { id: 1, name: 'Caneca', isActive: true, imagesUrl: [], decoins: 60, stock: 0, shop };
  expect(v.parse(Product, least)).toMatchObject({
    code: null,
    description: null,
    imageExtension: null,
    lastChange: null,
    quantity: null,
  });
});
