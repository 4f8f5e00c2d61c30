import type { BaseToken } from '@student/ui/theme/base.ts';
import { ramps } from '@student/ui/theme/base-colors.ts';
import type { Value } from '@student/ui/theme/token-value.ts';
import { flatten, oklch, partsOf } from './color.ts';
import type { SchemeName } from './scheme.ts';

type Values = ReadonlyMap<string, Value>;

/** What a brand says itself, by path, in both schemes. */
export type OwnValues = Readonly<Record<SchemeName, Values>>;

/** The token that says a family's colour. What says none turns with the brand. */
const seeds: Readonly<Record<string, string | undefined>> = {
  brand: 'color.bg.brand',
  accent: 'color.bg.accent',
  deep: 'color.hero.bg',
  neutral: undefined,
};

/** Draws the families of the base anew where the brand says their colour, in this scheme or in the other. */
export function recolor(
  own: OwnValues,
  scheme: SchemeName,
  base: ReadonlyMap<string, BaseToken>,
  into: Map<string, Value>,
): void {
  const said = (path: string | undefined) =>
    path ? (hexIn(own[scheme], path) ?? hexIn(own.light, path) ?? hexIn(own.dark, path)) : undefined;
  const brand = said(seeds.brand);
  const turn = brand === undefined ? 0 : partsOf(brand).hue - partsOf(ramps.brand.base).hue;
  for (const [path, { value, step = '' }] of base) {
    if (value.type !== 'color' || own[scheme].has(path)) continue;
    const [family = '', name] = step.split('.');
    if (!Object.hasOwn(seeds, family)) continue;
    const seed = said(seeds[family]);
    if (seed === undefined && brand === undefined) continue;
    const { alpha } = value.value;
    const hex =
      seed === undefined
        ? turned(value.value.hex, turn, brand === undefined ? 1 : strengthOf(brand))
        : name === 'base'
          ? seed
          : relatedTo(seed, value.value.hex, baseOf(family));
    into.set(path, { type: 'color', value: { hex, alpha } });
  }
  const face = said('color.coin.face');
  if (face !== undefined && !own[scheme].has('color.coin.face'))
    into.set('color.coin.face', { type: 'color', value: { hex: face, alpha: 1 } });
}

/** A step of a family as it would be if the family began with `seed` instead of `from`. */
function relatedTo(seed: string, step: string, from: string): string {
  const [to, old, here] = [partsOf(seed), partsOf(from), partsOf(step)];
  const chroma = here.chroma * Math.min(1.5, to.chroma / Math.max(old.chroma, 0.01));
  return oklch(here.lightness, chroma, here.hue + to.hue - old.hue);
}

function turned(hex: string, turn: number, strength: number): string {
  const { lightness, chroma, hue } = partsOf(hex);
  return oklch(lightness, chroma * strength, hue + turn);
}

/** A grey brand has grey neutrals. */
function strengthOf(hex: string): number {
  return Math.min(1, partsOf(hex).chroma / 0.05);
}

function baseOf(family: string): string {
  return family === 'accent' ? ramps.accent.base : family === 'deep' ? ramps.deep.base : ramps.brand.base;
}

/** A colour among the values, as it is drawn on white; absent where there is none. */
export function hexIn(values: Values, path: string): string | undefined {
  const found = values.get(path);
  return found?.type === 'color' ? flatten(found.value, '#ffffff') : undefined;
}
