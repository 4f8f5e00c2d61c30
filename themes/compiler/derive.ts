import { baseTokens } from '@student/ui/theme/base.ts';
import { ramps } from '@student/ui/theme/base-colors.ts';
import type { Value } from '@student/ui/theme/token-value.ts';
import { contrast, nearestPassing, partsOf, withLightness } from './color.ts';
import { groundOf, pairs } from './pairs.ts';
import { hexIn, type OwnValues, recolor } from './recolor.ts';
import type { SchemeName } from './scheme.ts';

/**
 * A whole scheme of a brand: what it says, and for all else what follows from that. Families of the base are drawn anew in the
 * brand's hue, hover and pressed colours leave the colour that they belong to, words take the ink that can be read, and what would
 * not pass a pair is moved in lightness until it does. What nothing follows for is as in the base.
 */
export function complete(own: OwnValues, scheme: SchemeName): Map<string, Value> {
  const base = baseTokens(scheme);
  const values = new Map([...base].map(([path, token]) => [path, own[scheme].get(path) ?? token.value]));
  followSizes(values, own[scheme]);
  const saysColors = [...own.light, ...own.dark].some(([, { type }]) => type === 'color');
  if (!saysColors) return values;
  const free = (path: string) => !own[scheme].has(path);
  const set = (path: string, hex: string) => values.set(path, { type: 'color', value: { hex, alpha: 1 } });
  const hexOf = (path: string) => hexIn(values, path) ?? '#000000';
  recolor(own, scheme, base, values);
  for (const [path, [source, step]] of Object.entries(follows))
    if (free(path) && own[scheme].has(source)) set(path, stepFrom(hexOf(source), step));
  for (const tone of tones) settleFill(tone);
  const overs = new Set(pairs.map(({ over }) => over));
  for (const over of overs) if (free(over) && !fills.includes(over)) settle(over);
  return values;

  /** A filled ground stands out where it has to, and carries its ink in rest, under the pointer and pressed. */
  function settleFill(tone: string): void {
    const [fill, on] = [`color.bg.${tone}`, `color.fg.on${tone[0]?.toUpperCase()}${tone.slice(1)}`];
    if (free(fill)) settle(fill);
    if (free(on)) set(on, inkOn(hexOf(fill), hexOf(on)));
    const usual = base.get(fill)?.value;
    if (usual?.type === 'color' && usual.value.hex === hexOf(fill)) return;
    for (const [state, step] of [
      [`${fill}Hover`, 0.06],
      [`${fill}Active`, 0.11],
    ] as const)
      if (base.has(state) && free(state)) set(state, stateOf(hexOf(fill), hexOf(on), step));
  }

  /** Moves a colour in lightness until it passes all that it lies on, or leaves it where nothing does. */
  function settle(over: string): void {
    const rules = pairs.filter((pair) => pair.over === over);
    const grounds = rules.flatMap((pair) => {
      const ground = groundOf(values, pair);
      return ground === undefined ? [] : [{ ground, least: pair.least }];
    });
    const color = values.get(over);
    if (
      color?.type !== 'color' ||
      grounds.every(({ ground, least }) => contrast(color.value, ground) >= least)
    )
      return;
    const highest = Math.max(...grounds.map(({ least }) => least));
    const found = nearestPassing(color.value.hex, [...new Set(grounds.map(({ ground }) => ground))], highest);
    if (found !== undefined) set(over, found);
  }
}

const tones = ['brand', 'accent', 'critical', 'positive', 'caution', 'info', 'promote'] as const;
const fills: readonly string[] = tones.map((tone) => `color.bg.${tone}`);

/** Colours that belong to another one: where only that one is said, they stand so far from it in lightness. */
export const follows: Readonly<Record<string, readonly [source: string, step: number]>> = {
  'color.bg.raised': ['color.bg.surface', 0],
  'color.bg.field': ['color.bg.surface', 0],
  'color.bg.hover': ['color.bg.surface', 0.03],
  'color.bg.active': ['color.bg.surface', 0.06],
  'color.bg.sunken': ['color.bg.surface', 0.03],
  'color.bg.skeleton': ['color.bg.surface', 0.06],
  'color.bg.disabled': ['color.bg.surface', 0.06],
  'color.bg.brandSoftHover': ['color.bg.brandSoft', 0.03],
  'color.bg.brandSoftActive': ['color.bg.brandSoft', 0.06],
  'color.border.controlHover': ['color.border.control', 0.12],
  'color.fg.linkHover': ['color.fg.link', 0.08],
  'color.header.hover': ['color.header.bg', 0.04],
  'color.header.active': ['color.header.bg', 0.08],
  'color.header.field': ['color.header.bg', 0.04],
  'color.header.border': ['color.header.bg', 0.1],
  'color.footer.border': ['color.footer.bg', 0.1],
};

/** What is light gets darker, what is dark lighter, unless the ink that reads on the one cannot be read on the other. */
function stepFrom(hex: string, step: number): string {
  if (step === 0) return hex;
  const { lightness } = partsOf(hex);
  const [ink] = [ramps.ink.white, ramps.ink.black].sort((a, b) => inkContrast(b, hex) - inkContrast(a, hex));
  const towards = lightness > 0.5 ? -step : step;
  const [middle, away] = [towards, -towards].map((by) =>
    withLightness(hex, Math.min(1, Math.max(0, lightness + by))),
  );
  return middle !== undefined && inkContrast(ink ?? '', middle) >= 4.6 ? middle : (away ?? hex);
}

function inkContrast(ink: string, ground: string): number {
  return contrast({ hex: ink, alpha: 1 }, ground);
}

/** A fill under the pointer: further from its ink, or nearer where there is no further. */
function stateOf(fill: string, ink: string, step: number): string {
  const { lightness } = partsOf(fill);
  const away = partsOf(ink).lightness > lightness ? -step : step;
  const reached = [away, -away].flatMap((by) => {
    const to = lightness + by;
    return to < 0 || to > 1 ? [] : [withLightness(fill, to)];
  });
  return reached.find((hex) => contrast({ hex: ink, alpha: 1 }, hex) >= 4.5) ?? fill;
}

/** The ink for a fill: the one that it has if that can be read, else white or the base's dark, else black. */
function inkOn(fill: string, ink: string): string {
  const { white, dark, black } = ramps.ink;
  return [ink, white, dark].find((hex) => contrast({ hex, alpha: 1 }, fill) >= 4.5) ?? black;
}

/** Headings take the font of the text, buttons the corners of fields, lines the height that their text needs. */
function followSizes(values: Map<string, Value>, own: ReadonlyMap<string, Value>): void {
  for (const [path, source] of [
    ['font.family.heading', 'font.family.body'],
    ['radius.button', 'radius.control'],
  ] as const) {
    const said = own.get(source);
    if (said && !own.has(path)) values.set(path, said);
  }
  for (const [path, value] of own) {
    if (!path.startsWith('font.size.') || value.type !== 'dimension') continue;
    const line = path.replace('size', 'lineHeight');
    if (!own.has(line)) values.set(line, { ...value, value: Math.ceil(value.value * 1.3 * 4) / 4 });
  }
}
