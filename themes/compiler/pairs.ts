import type { Value } from '@student/ui/theme/token-value.ts';
import { type Color, contrast, flatten, mix, nearestPassing } from './color.ts';
import type { SchemeName } from './scheme.ts';

/** Two colours that components put on each other, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  over: string;
  under: string;
  /** A colour that the components mix into the ground, by `color-mix(in oklab, …)`: grounds under the pointer that no token names. */
  mixed?: { with: string; share: number };
  /** 4.5 for text, 3 for large text, icons, outlines of controls, focus and chart series. */
  least: 4.5 | 3;
  /** Where a student meets it. */
  use: string;
}

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

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised'];
const wells = [...surfaces, 'bg.sunken', 'bg.field'];
const touched = ['bg.hover', 'bg.active', 'bg.selected'];
const tones = ['brand', 'accent', 'positive', 'caution', 'critical', 'info', 'promote'];
const softs = tones.map((tone) => `bg.${tone}Soft`);

const on = (over: string, unders: readonly string[], least: 4.5 | 3, use: string): Pair[] =>
  unders.map((under) => ({ over: `color.${over}`, under: `color.${under}`, least, use }));

/** Text on grounds that are mixed while they are pointed at or pressed. */
const onMixed = (
  over: string,
  under: string,
  other: string,
  shares: readonly number[],
  use: string,
): Pair[] =>
  shares.map((share) => ({
    over: `color.${over}`,
    under: `color.${under}`,
    mixed: { with: `color.${other}`, share },
    least: 4.5,
    use,
  }));

/** Every pair that the components really use. A component that pairs two colours anew adds its line here. */
export const pairs: readonly Pair[] = [
  ...on(
    'fg.default',
    [...wells, ...touched, ...softs, 'bg.brandSoftHover', 'bg.brandSoftActive'],
    4.5,
    'text',
  ),
  ...on('fg.muted', [...wells, ...touched, ...softs], 4.5, 'secondary text'),
  ...on('fg.subtle', wells, 4.5, 'hints and placeholders'),
  ...on('fg.inverse', ['bg.inverse'], 4.5, 'tooltips and toasts'),
  ...onMixed('fg.inverse', 'bg.inverse', 'fg.inverse', [0.12, 0.2], 'neutral buttons under the pointer'),
  ...onMixed('fg.default', 'bg.active', 'fg.default', [0.08], 'soft neutral buttons pressed'),
  ...on('fg.link', [...wells, ...touched, ...softs], 4.5, 'links'),
  ...on('fg.linkHover', [...wells, 'bg.hover', ...softs], 4.5, 'links under the pointer'),
  ...on(
    'fg.brand',
    [...wells, ...touched, 'bg.brandSoft', 'bg.brandSoftHover', 'bg.brandSoftActive'],
    4.5,
    'quiet buttons',
  ),
  ...tones
    .slice(1)
    .flatMap((tone) =>
      on(`fg.${tone}`, [...surfaces, 'bg.sunken', `bg.${tone}Soft`], 4.5, `${tone} text and tags`),
    ),
  ...on(
    'fg.critical',
    ['bg.field', 'bg.hover', 'bg.active'],
    4.5,
    'errors beside a field, dangerous menu items',
  ),
  ...onMixed(
    'fg.critical',
    'bg.criticalSoft',
    'bg.critical',
    [0.06, 0.12],
    'soft dangerous buttons under the pointer',
  ),
  ...on('fg.onBrand', ['bg.brand', 'bg.brandHover', 'bg.brandActive'], 4.5, 'primary buttons'),
  ...on('fg.onAccent', ['bg.accent', 'bg.accentHover', 'bg.accentActive'], 4.5, 'accent buttons and flags'),
  ...on('fg.onCritical', ['bg.critical', 'bg.criticalHover', 'bg.criticalActive'], 4.5, 'dangerous buttons'),
  ...['positive', 'caution', 'info', 'promote'].flatMap((tone) =>
    on(`fg.on${tone[0]?.toUpperCase()}${tone.slice(1)}`, [`bg.${tone}`], 4.5, `${tone} flags and badges`),
  ),
  ...on('header.fg', ['header.bg', 'header.hover', 'header.active', 'header.field'], 4.5, 'header'),
  ...on('header.muted', ['header.bg', 'header.field'], 4.5, 'search placeholder in the header'),
  ...on('hero.fg', ['hero.bg'], 4.5, 'landing page hero'),
  ...on('hero.muted', ['hero.bg'], 4.5, 'landing page hero'),
  ...on('footer.fg', ['footer.bg'], 4.5, 'footer'),
  ...on('footer.muted', ['footer.bg'], 4.5, 'footer'),
  ...on('coin.fg', ['coin.face'], 4.5, 'coin badge'),
  ...on('lock.fg', ['lock.bg'], 4.5, 'lock flag'),
  ...on('fg.onMedia', ['scrim.media'], 4.5, 'titles on pictures'),
  ...on('fg.onMedia', ['bg.media', 'scrim.controls'], 4.5, 'player'),
  ...on('border.control', wells, 3, 'outline of fields and checkboxes'),
  ...on('border.controlHover', [...wells, 'bg.hover'], 3, 'outline of fields under the pointer'),
  ...on('border.selected', [...surfaces, 'bg.selected'], 3, 'outline of what is chosen'),
  ...tones.flatMap((tone) =>
    on(`border.${tone}`, [...surfaces, `bg.${tone}Soft`], 3, `outline of ${tone} alerts and fields`),
  ),
  ...on('border.critical', ['bg.sunken', 'bg.field'], 3, 'outline of fields with an error'),
  ...on('bg.brand', [...surfaces, 'bg.sunken'], 3, 'filled checkboxes, switches and primary buttons'),
  ...on('bg.critical', surfaces, 3, 'dangerous buttons'),
  ...on('focus.outer', ['focus.inner'], 3, 'the two tones of the focus ring'),
  ...on('rating.on', surfaces, 3, 'stars'),
  ...on('progress.fill', [...surfaces, 'progress.track'], 3, 'progress'),
  ...on('progress.done', [...surfaces, 'progress.track'], 3, 'finished progress'),
  ...on('coin.edge', surfaces, 3, 'outline of the coin'),
  ...['one', 'two', 'three', 'four', 'five', 'six'].flatMap((series) =>
    on(`chart.${series}`, ['bg.surface', 'bg.canvas'], 3, 'chart series'),
  ),
];

/** See-through grounds that lie on pictures. */
export const overPictures: readonly string[] = ['color.scrim.media', 'color.scrim.controls'];

/** Backgrounds on which the focus ring must show with at least one of its tones. */
export const focusUnders = [
  ...wells,
  ...touched,
  'bg.brand',
  'bg.accent',
  'bg.critical',
  'bg.inverse',
  'header.bg',
  'hero.bg',
  'footer.bg',
  'scrim.media',
].map((name) => `color.${name}`);

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
