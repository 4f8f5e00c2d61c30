import { oklch, partsOf } from '../color.ts';
import { nightOf, promoteOf } from './own-hues.ts';
import type { Recipe } from './recipe.ts';

/** Colours by name and step: `brand.600`. */
export type Ramps = Map<string, string>;

const steps: readonly (readonly [name: string, lightness: number, strength: number])[] = [
  ['25', 0.985, 0.08],
  ['50', 0.968, 0.14],
  ['100', 0.938, 0.25],
  ['200', 0.885, 0.45],
  ['300', 0.81, 0.68],
  ['400', 0.73, 0.9],
  ['500', 0.645, 1],
  ['600', 0.56, 1],
  ['700', 0.475, 0.95],
  ['800', 0.395, 0.82],
  ['900', 0.335, 0.52],
  ['925', 0.29, 0.42],
  ['950', 0.25, 0.34],
  ['975', 0.213, 0.3],
  ['980', 0.19, 0.28],
  ['990', 0.165, 0.26],
];

/** The ramps that a brand's tokens are chosen from: its own two, greys, and those that carry meaning. */
export function primitivesOf({ palette, character, coin }: Recipe): Ramps {
  const ramps: Ramps = new Map();
  const brand = partsOf(palette.brand);
  const accent = partsOf(palette.accent);
  const add = (name: string, chroma: number, hue: number) => {
    for (const [step, lightness, strength] of steps)
      ramps.set(`${name}.${step}`, oklch(lightness, chroma * strength, hue));
  };
  add('brand', brand.chroma, brand.hue);
  ramps.set('brand.base', palette.brand.toLowerCase());
  add('accent', accent.chroma, accent.hue);
  ramps.set('accent.base', palette.accent.toLowerCase());
  const grey = character.grey;
  for (const [step, lightness] of steps) {
    const strength = lightness > 0.9 ? 0.45 : lightness < 0.4 ? 1.15 : 1;
    ramps.set(`neutral.${step}`, oklch(lightness, grey.chroma * strength, grey.hue));
  }
  add('green', 0.14, 152);
  add('amber', 0.14, 78);
  add('red', 0.19, 25);
  add('blue', 0.15, 248);
  const promote = promoteOf(brand, accent);
  add('promote', promote.chroma, promote.hue);
  for (const [step, hex] of nightOf(brand, character.depth)) ramps.set(`night.${step}`, hex);
  ramps.set(
    'deep.base',
    (palette.deep ?? oklch(0.24, Math.min(brand.chroma, 0.09), brand.hue)).toLowerCase(),
  );
  const deep = partsOf(ramps.get('deep.base') ?? '#000000');
  for (const [step, more] of [
    ['hover', 0.06],
    ['active', 0.11],
    ['line', 0.16],
  ] as const) {
    ramps.set(`deep.${step}`, oklch(deep.lightness + more, deep.chroma * 1.1, deep.hue));
  }
  ramps.set('canvas.base', (palette.canvas ?? ramps.get('neutral.25') ?? '#ffffff').toLowerCase());
  ramps.set('white', '#ffffff');
  ramps.set('ink', oklch(0.17, Math.min(brand.chroma, 0.03), brand.hue));
  const gold = coin ?? '#e0ac2b';
  ramps.set('coin.face', gold.toLowerCase());
  ramps.set('coin.edge', oklch(0.55, partsOf(gold).chroma, partsOf(gold).hue - 12));
  return ramps;
}
