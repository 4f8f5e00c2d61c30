import { marked } from '../brand.ts';
import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

const shops = ['Loja {Decola}', 'Bem-estar', 'Tecnologia', 'Experiências'] as const;
const categories = [
  'Uniforme e acessórios',
  'Escritório',
  'Casa',
  'Eletrônicos',
  'Vales e passeios',
] as const;

/** Name, shop, category, price in coins, stock. */
const products: readonly (readonly [
  name: string,
  shop: number,
  category: number,
  price: number,
  stock: number,
])[] = [
  ['Caneca de cerâmica', 1, 3, 60, 48],
  ['Garrafa térmica de 500 ml', 1, 3, 120, 30],
  ['Mochila para notebook', 1, 1, 420, 12],
  ['Camiseta de algodão', 1, 1, 90, 60],
  ['Boné ajustável', 1, 1, 80, 25],
  ['Guarda-chuva dobrável', 1, 1, 110, 0],
  ['Caderno pautado', 1, 2, 45, 80],
  ['Kit de canetas coloridas', 1, 2, 35, 100],
  ['Ecobag de lona', 1, 1, 40, 70],
  ['Agenda do ano', 1, 2, 55, 15],
  ['Tapete de yoga', 2, 3, 260, 8],
  ['Corda de pular', 2, 3, 70, 20],
  ['Faixa elástica para exercícios', 2, 3, 65, 22],
  ['Kit de chás', 2, 3, 85, 18],
  ['Massageador de mãos', 2, 4, 310, 5],
  ['Almofada ergonômica', 2, 2, 190, 9],
  ['Difusor de aromas', 2, 3, 240, 7],
  ['Fone de ouvido sem fio', 3, 4, 520, 10],
  ['Carregador portátil', 3, 4, 280, 14],
  ['Mouse sem fio', 3, 4, 170, 26],
  ['Teclado compacto', 3, 4, 350, 6],
  ['Suporte para notebook', 3, 2, 210, 11],
  ['Luminária de mesa', 3, 2, 230, 3],
  ['Caixa de som', 3, 4, 480, 4],
  ['Leitor digital', 3, 4, 1200, 2],
  ['Vale-livro de R$ 50', 4, 5, 320, 40],
  ['Par de ingressos de cinema', 4, 5, 180, 50],
  ['Jantar para duas pessoas', 4, 5, 750, 6],
  ['Dia de folga no aniversário', 4, 5, 900, 1],
  ['Oficina de fotografia', 4, 5, 640, 8],
];

/** Four shops with thirty products, one of them out of stock, and what Ana keeps an eye on. */
export const seedShop = (store: Store, dates: Dates) => {
  for (const name of shops) store.insert('shops', { name: marked(name) });
  for (const name of categories) store.insert('productCategories', { name });
  products.forEach(([name, shopId, categoryId, decoins, stock], at) => {
    const id = at + 1;
    store.insert('products', {
      id,
      code: `P${String(id).padStart(4, '0')}`,
      name,
      description: `<p>${name}. Retirada na sua unidade em até dez dias úteis.</p>`,
      isActive: true,
      images: [`/files/products/${id}.svg`],
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
