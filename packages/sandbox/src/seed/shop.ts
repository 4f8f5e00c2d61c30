import { furtherPictures, type ProductName, productNames } from '@student/themes/art/product-names.ts';
import { marked } from '../brand.ts';
import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';
import { products } from './products.ts';

const shops = ['Loja {Decola}', 'Bem-estar', 'Tecnologia', 'Experiências'] as const;
const categories = [
  'Uniforme e acessórios',
  'Escritório',
  'Casa',
  'Eletrônicos',
  'Vales e passeios',
] as const;

/** Where the pictures of a thing lie: the number of each is its place among what brands draw. */
const picturesOf = (thing: ProductName): string[] => {
  const further = furtherPictures.flatMap(({ of }, at) => (of === thing ? productNames.length + at + 1 : []));
  return [productNames.indexOf(thing) + 1, ...further].map((number) => `/files/products/${number}.svg`);
};

/** Four shops with thirty products, one of them out of stock, and what Ana keeps an eye on. */
export const seedShop = (store: Store, dates: Dates) => {
  for (const name of shops) store.insert('shops', { name: marked(name) });
  for (const name of categories) store.insert('productCategories', { name });
  products.forEach(({ name, about, handover, more = '', thing, shopId, categoryId, decoins, stock }, at) => {
    const id = at + 1;
    store.insert('products', {
      id,
      code: `P${String(id).padStart(4, '0')}`,
      name,
      description: `<p>${about}</p><p>${handover}</p>${more}`,
      isActive: true,
      images: picturesOf(thing),
      decoins,
      stock,
      shopId,
      categoryId,
      lastChange: dates.at(-scatter(60, name)),
    });
  });
  for (const productId of [2, 18, 26, 28]) {
    store.insert('productFavorites', { userId: people.ana, productId });
  }
};
