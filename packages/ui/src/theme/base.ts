import { colors, ramps } from './base-colors.ts';
import { sizes } from './base-sizes.ts';
import { tokens } from './contract.ts';
import { type Color, textOf, type Value } from './token-value.ts';

/** What a token of the base is, and for a colour which step of which family it comes from. */
export interface BaseToken {
  value: Value;
  /** `brand.600`; absent for what is no colour. */
  step?: string;
}

/**
 * The base tokens of a scheme by path, everything of the contract but the pictures: what holds where a brand says nothing. The app
 * ships them in its own style sheet (`base.css.ts`), so a brand that was made for an older contract has a value for what is new.
 */
export function baseTokens(scheme: 'light' | 'dark'): ReadonlyMap<string, BaseToken> {
  return scheme === 'light' ? light : dark;
}

function make(at: 0 | 1): ReadonlyMap<string, BaseToken> {
  return new Map(
    tokens.flatMap(({ path, type }): [string, BaseToken][] => {
      if (type === 'image') return [];
      const leaf = leafOf(type === 'color' ? { color: colors } : sizes, path);
      const chosen: unknown = Array.isArray(leaf) ? leaf[at] : leaf;
      return [[path, typeof chosen === 'string' ? colorOf(chosen) : { value: chosen as Value }]];
    }),
  );
}

function leafOf(tree: object, path: string): unknown {
  let here: unknown = tree;
  for (const part of path.split('.')) here = (here as Record<string, unknown>)[part];
  return here;
}

function colorOf(choice: string): BaseToken {
  const [step = '', alpha = '1'] = choice.split('@');
  const [family = '', name = ''] = step.split('.');
  const value: Color = { hex: leafOf(ramps, `${family}.${name}`) as string, alpha: Number(alpha) };
  return { value: { type: 'color', value }, step };
}

const [light, dark] = [make(0), make(1)];

/**
 * Colours that the base has in both schemes like another one that stands before them: the style sheet says that they are that one, by
 * `var()`. It says them once instead of twice, and they follow a brand that was made before they existed.
 */
export const baseLinks: ReadonlyMap<string, string> = linksOf();

function linksOf(): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const { path, type } of tokens) {
    const [one, other] = [light.get(path), dark.get(path)].map((token) => token && textOf(token.value));
    if (type !== 'color' || one === other) continue;
    // Words are never what a ground is, even where both are white.
    const key = `${/\.(?:fg|muted)\b/.test(path)} ${one} ${other}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, path);
    else links.set(path, first);
  }
  return links;
}
