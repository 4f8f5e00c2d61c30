import { join } from 'node:path';
import { artIn } from '@student/themes/art/brand-art.ts';
import { drawnFile } from '@student/themes/art/files.ts';
import { type ProductName, productNames } from '@student/themes/art/product-names.ts';
import { themesFolder } from '@student/themes/brands.ts';
import { expect, it } from 'vitest';
import { seedNow } from '../clock.ts';
import { collections } from '../store/collections.ts';
import { memoryStore } from '../store/memory.ts';
import { seed } from './seed.ts';

const store = memoryStore();
seed(store, new Date(seedNow), 'no password');

const repeated = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text, at) => text && texts.indexOf(text) !== at);

it('no title or name ends with a full stop', () => {
  const titles = collections.flatMap((name) =>
    (store.list(name) as { title?: unknown; name?: unknown }[]).flatMap((record) => [
      record.title,
      record.name,
    ]),
  );
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => typeof title === 'string' && /[^.]\.$/.test(title))).toEqual([]);
});

it('no biography, and nothing that describes a track, stands twice', () => {
  expect(repeated(store.list('instructors').map(({ biography }) => biography))).toEqual([]);
  expect(repeated(store.list('courseTracks').map(({ description }) => description))).toEqual([]);
});

it('nobody repeats what another one wrote under the same course or event', () => {
  for (const { id: courseId } of store.list('courses')) {
    expect(repeated(store.list('ratings', { courseId }).map(({ message }) => message))).toEqual([]);
    expect(repeated(store.list('doubts', { courseId }).map(({ title }) => title))).toEqual([]);
  }
  for (const { id: eventId } of store.list('events'))
    expect(repeated(store.list('ratings', { eventId }).map(({ message }) => message))).toEqual([]);
});

it('a notification about a doubt says who answered which one', () => {
  const titles = store.list('notifications').filter(({ type }) => type === 'DOUBT_RESPONSE');
  expect(titles.length).toBeGreaterThan(0);
  for (const { title } of titles) expect(title).toMatch(/^\p{Lu}\p{L}+ respondeu à sua dúvida “[^”]+”$/u);
});

/** By the word that a product is called by: what its picture shows. */
const things: Readonly<Record<string, ProductName>> = {
  Caneca: 'mug',
  Garrafa: 'bottle',
  Mochila: 'backpack',
  Camiseta: 'shirt',
  Boné: 'cap',
  'Guarda-chuva': 'umbrella',
  Caderno: 'notebook',
  canetas: 'pens',
  Ecobag: 'tote',
  Agenda: 'planner',
  yoga: 'mat',
  Corda: 'rope',
  Faixa: 'band',
  chás: 'tea',
  Massageador: 'massager',
  Almofada: 'cushion',
  Difusor: 'diffuser',
  Fone: 'headphones',
  Carregador: 'charger',
  Mouse: 'mouse',
  Teclado: 'keyboard',
  Suporte: 'stand',
  Luminária: 'lamp',
  som: 'speaker',
  Leitor: 'reader',
  'Vale-livro': 'book',
  ingressos: 'tickets',
  Jantar: 'dinner',
  aniversário: 'calendar',
  fotografia: 'camera',
};

it('each product is shown as what it is, and none looks like another', () => {
  const products = store.list('products');
  expect(products).toHaveLength(Object.keys(things).length);
  for (const { name, images } of products) {
    const word = name.split(' ').find((one) => one in things) ?? '';
    const number = Number(/^\/files\/products\/(\d+)\.svg$/.exec(images[0] ?? '')?.[1]);
    expect(productNames[number - 1], name).toBe(things[word]);
  }
  const art = artIn(join(themesFolder, 'decola'));
  const figures = products.map(({ images: [image = ''] }) =>
    (drawnFile(art, image.replace('/files/', '')) ?? '').replace(/#[0-9a-f]{6}|-?[\d.]+/g, ''),
  );
  expect(repeated(figures)).toEqual([]);
});

it('each product has a sentence of its own and says how it is handed over', () => {
  const sentences = store.list('products').map(({ description }) => description.split('</p><p>'));
  expect(repeated(sentences.map(([about]) => about))).toEqual([]);
  for (const [, handover] of sentences) expect(handover).toMatch(/e-mail|unidade|endereço/);
});
