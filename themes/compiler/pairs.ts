import type { Value } from '@student/ui/theme/token-value.ts';
import { type Color, contrast, flatten, mix, nearestPassing } from './color.ts';
import { focusUnders, overPictures, type Pair, pairs } from './pair-list.ts';
import type { SchemeName } from './scheme.ts';

export { type Pair, pairs };

/** A pair as a brand's colours answer it. For a mixed ground, `under` says both colours. */
export interface Verdict extends Pair {
  scheme: SchemeName;
  overHex: string;
  underHex: string;
  ratio: number;
  passes: boolean;
  /** For a pair that fails: the nearest colour for `over` that passes on everything it lies on. */
  nearest?: string;
}

/** How a ground is called in words: `bg.active with 8 % fg.default`. */
function groundName({ under, mixed }: Pair): string {
  return mixed
    ? `${under} with ${Math.round(mixed.share * 100)} % ${mixed.with.replace('color.', '')}`
    : under;
}

/**
 * The ground of a pair as the eye sees it; absent where a token is missing. What is see-through lies on the page; what lies over a
 * picture is judged on the worst picture, a white one.
 */
export function groundOf(
  values: ReadonlyMap<string, Value>,
  { under, mixed }: Pick<Pair, 'under' | 'mixed'>,
): string | undefined {
  const color = colorOf(values, under);
  if (!color) return undefined;
  const canvas = colorOf(values, 'color.bg.canvas')?.hex ?? '#ffffff';
  const ground = flatten(color, overPictures.includes(under) ? '#ffffff' : canvas);
  const other = mixed && colorOf(values, mixed.with);
  if (!mixed) return ground;
  return other && mix(ground, flatten(other, ground), mixed.share);
}

/** Answers every pair for one scheme of a brand. Pairs whose tokens are missing are left out: completeness is its own check. */
export function judge(values: ReadonlyMap<string, Value>, scheme: SchemeName): Verdict[] {
  const verdicts = pairs.flatMap((pair): Verdict[] => {
    const over = colorOf(values, pair.over);
    const under = groundOf(values, pair);
    if (!over || !under) return [];
    const ratio = contrast(over, under);
    if (ratio >= pair.least) return [verdict(pair, scheme, over, under, ratio, true)];
    const grounds = pairs
      .filter((other) => other.over === pair.over)
      .flatMap((other) => groundOf(values, other) ?? [])
      .filter((ground) => contrast({ hex: ground, alpha: 1 }, under) < 3);
    const nearest =
      nearestPassing(over.hex, [under, ...grounds], pair.least) ??
      nearestPassing(over.hex, [under], pair.least);
    return [{ ...verdict(pair, scheme, over, under, ratio, false), ...(nearest ? { nearest } : {}) }];
  });
  const [inner, outer] = [colorOf(values, 'color.focus.inner'), colorOf(values, 'color.focus.outer')];
  if (!inner || !outer) return verdicts;
  const rings = focusUnders.flatMap((path): Verdict[] => {
    const under = groundOf(values, { under: path });
    if (!under) return [];
    const [best, name] =
      contrast(outer, under) >= contrast(inner, under)
        ? [outer, 'color.focus.outer']
        : [inner, 'color.focus.inner'];
    const ratio = contrast(best, under);
    const pair: Pair = { over: name, under: path, least: 3, use: 'focus ring' };
    const nearest = ratio >= 3 ? undefined : nearestPassing(best.hex, [under], 3);
    return [{ ...verdict(pair, scheme, best, under, ratio, ratio >= 3), ...(nearest ? { nearest } : {}) }];
  });
  return [...verdicts, ...rings];
}

function colorOf(values: ReadonlyMap<string, Value>, path: string): Color | undefined {
  const found = values.get(path);
  return found?.type === 'color' ? found.value : undefined;
}

function verdict(
  pair: Pair,
  scheme: SchemeName,
  over: Color,
  under: string,
  ratio: number,
  passes: boolean,
): Verdict {
  return {
    ...pair,
    under: groundName(pair),
    scheme,
    overHex: flatten(over, under),
    underHex: under,
    ratio: Math.floor(ratio * 100) / 100,
    passes,
  };
}
