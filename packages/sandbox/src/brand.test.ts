import { expect, test } from 'vitest';
import { type Brand, firstBrand, inBrand, spokenBy } from './brand.ts';

const circulo: Brand = { name: 'circulo', title: 'Círculo', gender: 'masculine', coin: { many: 'voltas' } };
const gtop: Brand = { name: 'gtop', title: 'GTOP', gender: 'feminine', coin: null };
const marked = '{a Decola}, {à Decola}, {da Decola}, {na Decola}, {Decola}: {decoins}';

test.each([
  ['the first brand', firstBrand, 'a Decola, à Decola, da Decola, na Decola, Decola: decoins'],
  ['a masculine one', circulo, 'o Círculo, ao Círculo, do Círculo, no Círculo, Círculo: voltas'],
  ['one without coins', gtop, 'a GTOP, à GTOP, da GTOP, na GTOP, GTOP: pontos'],
])('the words of the seed are those of %s', (_, brand, spoken) => {
  expect(spokenBy(marked, brand)).toBe(spoken);
});

test('what a person wrote is not touched, and pictures are those of the brand', () => {
  const answer =
    '{"text":"Gosto da Decola","imageURL":"/files/courses/12-banner.svg","file":"/files/papers/1.pdf"}';
  expect(inBrand(answer, circulo)).toBe(answer.replace('courses/12', 'brands/circulo/courses/12'));
  expect(inBrand(answer, firstBrand)).toBe(answer);
});
