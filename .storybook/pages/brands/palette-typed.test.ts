import { describe, expect, test } from 'vitest';
import { startedFrom, type Trial } from './palette-trial.ts';
import { tokensTyped, whatIsUnfinished } from './palette-typed.ts';

const made = { name: 'Norte', colors: ['#2f3e46'], manners: 'soft' } as const;
const typed = (tokens: string): Trial => ({ ...made, tokens });
const withBrand = (value: string) =>
  JSON.stringify({ light: { color: { bg: { brand: { $value: value } } } } });
const brandIn = (tokens: string | undefined) => JSON.parse(tokens ?? '{}').light?.color.bg.brand.$value;

describe.each([
  ['#c9f', '#cc99ff'],
  ['#cc99ff', '#cc99ff'],
  ['rgb(204 153 255)', '#cc99ff'],
  ['rgb(204, 153, 255)', '#cc99ff'],
  ['hsl(270 100% 80%)', '#cc99ff'],
  ['hwb(270 60% 0%)', '#cc99ff'],
  ['oklch(0.5 0.1 330)', '#834d7e'],
  ['oklab(0.5 0.05 -0.1)', '#6a549b'],
  ['lab(50 30 -40)', '#8e65bc'],
  ['lch(50 40 300)', '#816cb2'],
  ['color(srgb 0.8 0.6 1)', '#cc99ff'],
  ['color(display-p3 0 1 0)', '#00fb29'],
])('%s', (notation, hex) => {
  test('is taken as it is typed inside tokens', () => {
    expect(brandIn(tokensTyped(typed(withBrand(notation)))).hex).toBe(hex);
  });

  test('makes a brand in place of everything', () => {
    const colors = [hex, '#f2a900'];
    expect(tokensTyped(typed(`${notation}\n#f2a900`))).toBe(
      startedFrom({ ...made, colors }).get('tokens.json'),
    );
  });
});

test.each(['', '{ "light": ', '#7a1f5c #f', 'rgb(204 153', withBrand('#c'), withBrand('oklch(0.7 0.1 30')])(
  'nothing is shown while %j is not finished',
  (text) => {
    expect(tokensTyped(typed(text))).toBeUndefined();
  },
);

test('what is not finished is named, without a word of the parser’s', () => {
  expect(whatIsUnfinished(withBrand('#c'))).toBe(
    '“#c” is no colour yet; below stands what could be read last.',
  );
  expect(whatIsUnfinished('{ "light": ')).toBe('This is no JSON yet; below stands what could be read last.');
});
