import { expect, it } from 'vitest';
import { bagLineProblem } from './bag-line-problem.ts';

const line = { id: 1, quantity: 2, decoins: 50 };
const product = { isActive: true, stock: 2, decoins: 50 };

it.each([
  ['as it was', product, undefined],
  ['no more', undefined, 'gone'],
  ['not sold any more', { ...product, isActive: false }, 'gone'],
  ['sold out', { ...product, stock: 0 }, 'soldOut'],
  ['fewer in stock (SHOP-19)', { ...product, stock: 1, decoins: 60 }, 'tooMany'],
  ['dearer (SHOP-24)', { ...product, decoins: 60 }, 'priceChanged'],
  ['cheaper (SHOP-24)', { ...product, decoins: 40 }, 'priceChanged'],
])('a product in the bag that is %s', (_, now, problem) => {
  expect(bagLineProblem(line, now)).toBe(problem);
});
