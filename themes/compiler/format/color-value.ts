import type { Color } from '@student/ui/theme/token-value.ts';
import { type Color as Colour, converter, formatHex, inGamut, toGamut } from 'culori';
import { isNumber, isObject } from './json.ts';

/** Says what is wrong with a part of a value; `at` is the path inside the value, empty for the whole. */
export type Tell = (at: string, says: string) => void;

/** From what to what a component may go. `exclusive` leaves the highest out: a hue of 360 is written 0. */
interface Range {
  from: number;
  to: number;
  exclusive?: true;
}

interface Space {
  /** How culori calls the space and its components, in the format's order. */
  mode: string;
  channels: readonly [string, string, string];
  ranges: readonly [Range, Range, Range];
  /** What culori counts 0 to 1 where the format counts 0 to 100. */
  percent: readonly [boolean, boolean, boolean];
  /** Where culori writes a component otherwise. */
  rewrite?: (component: number) => number;
}

const whole: Range = { from: 0, to: 1 };
const hundred: Range = { from: 0, to: 100 };
const hue: Range = { from: 0, to: 360, exclusive: true };
const chroma: Range = { from: 0, to: Number.POSITIVE_INFINITY };
const any: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const none = [false, false, false] as const;

const rgb = (mode: string): Space => ({
  mode,
  channels: ['r', 'g', 'b'],
  ranges: [whole, whole, whole],
  percent: none,
});
const xyz = (mode: string): Space => ({
  mode,
  channels: ['x', 'y', 'z'],
  ranges: [whole, whole, whole],
  percent: none,
});

/** The colour spaces of the format. */
export const colorSpaces: Readonly<Record<string, Space>> = {
  srgb: rgb('rgb'),
  'srgb-linear': rgb('lrgb'),
  'display-p3': rgb('p3'),
  'a98-rgb': rgb('a98'),
  'prophoto-rgb': rgb('prophoto'),
  rec2020: { ...rgb('rec2020'), rewrite: fromGamma },
  'xyz-d65': xyz('xyz65'),
  'xyz-d50': xyz('xyz50'),
  hsl: {
    mode: 'hsl',
    channels: ['h', 's', 'l'],
    ranges: [hue, hundred, hundred],
    percent: [false, true, true],
  },
  hwb: {
    mode: 'hwb',
    channels: ['h', 'w', 'b'],
    ranges: [hue, hundred, hundred],
    percent: [false, true, true],
  },
  lab: { mode: 'lab', channels: ['l', 'a', 'b'], ranges: [hundred, any, any], percent: none },
  lch: { mode: 'lch', channels: ['l', 'c', 'h'], ranges: [hundred, chroma, hue], percent: none },
  oklab: { mode: 'oklab', channels: ['l', 'a', 'b'], ranges: [whole, any, any], percent: none },
  oklch: { mode: 'oklch', channels: ['l', 'c', 'h'], ranges: [whole, chroma, hue], percent: none },
};

/** CSS Color 4 has rec2020 with the gamma of its displays, 2.4; culori still has the curve of its cameras. */
function fromGamma(component: number): number {
  const linear = component ** 2.4;
  return linear < 0.018053968510807 ? 4.5 * linear : 1.09929682680944 * linear ** 0.45 - 0.09929682680944;
}

/** A colour of the format as it can be drawn everywhere; `mapped` where the space reaches further than sRGB. */
export interface ReadColor extends Color {
  mapped: boolean;
}

const isDrawable = inGamut('rgb');
const toDrawable = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');

/**
 * Reads a colour value of the format, whatever its space, into sRGB. What lies outside is drawn as the `hex` that the file gives
 * for this, or else as the nearest colour that CSS Color 4 finds. A `none` counts 0. The `hex` of a colour inside sRGB has to be
 * that colour: exactly in srgb, within the rounding of its components elsewhere.
 */
export function readColorValue(value: unknown, tell: Tell): ReadColor | undefined {
  if (!isObject(value)) return void tell('', `is ${textOf(value)}`);
  for (const key of Object.keys(value))
    if (!['colorSpace', 'components', 'alpha', 'hex'].includes(key))
      return void tell(key, 'is no part of a color');
  const space = typeof value.colorSpace === 'string' ? ownSpace(value.colorSpace) : undefined;
  if (!space)
    return void tell(
      'colorSpace',
      `is ${textOf(value.colorSpace)}; it is one of ${Object.keys(colorSpaces).join(', ')}`,
    );
  const { components, alpha = 1, hex } = value;
  if (!Array.isArray(components) || components.length !== 3)
    return void tell('components', 'are three numbers');
  const color: Record<string, unknown> = { mode: space.mode };
  for (const [at, channel] of space.channels.entries()) {
    const component: unknown = components[at];
    const { from, to, exclusive } = space.ranges[at] ?? any;
    const number = component === 'none' ? 0 : component;
    if (!isNumber(number) || number < from || number > to || (exclusive && number === to)) {
      const until =
        to === Number.POSITIVE_INFINITY ? 'or more' : `to ${to}${exclusive ? ', without that' : ''}`;
      const range = from === Number.NEGATIVE_INFINITY ? 'a number' : `${from} ${until}`;
      return void tell(`components.${at}`, `is ${textOf(component)}; it is ${range} or "none"`);
    }
    color[channel] = space.percent[at] ? number / 100 : (space.rewrite?.(number) ?? number);
  }
  if (!isNumber(alpha) || alpha < 0 || alpha > 1)
    return void tell('alpha', `is ${textOf(alpha)}; it is 0 to 1`);
  if (hex !== undefined && (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)))
    return void tell('hex', `is ${textOf(hex)}; it is six digits, "#ff8000"`);
  return drawn(
    color as unknown as Colour,
    alpha,
    hex?.toLowerCase(),
    value.colorSpace === 'srgb' ? 0 : 2,
    tell,
  );
}

function drawn(
  color: Colour,
  alpha: number,
  hex: string | undefined,
  slack: number,
  tell: Tell,
): ReadColor | undefined {
  // A hair outside is arithmetic, not a colour that nothing can draw.
  const isInside = isDrawable(color) || nearlyInside(color);
  const nearest = formatHex(isInside ? toRgb(color) : toDrawable(color));
  if (!isInside) return { hex: hex ?? nearest, alpha, mapped: true };
  if (hex !== undefined && distanceOf(hex, nearest) > slack)
    return void tell('hex', `is ${hex}, but the components are ${nearest}`);
  return { hex: nearest, alpha, mapped: false };
}

function nearlyInside(color: Colour): boolean {
  const { r, g, b } = toRgb(color);
  return [r, g, b].every((part) => part > -0.001 && part < 1.001);
}

/** How far two colours are apart in the channel where they differ most, in steps of 255. */
function distanceOf(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((part, at) => Math.abs(part - (others[at] ?? 0))));
}

function ownSpace(name: string): Space | undefined {
  return Object.hasOwn(colorSpaces, name) ? colorSpaces[name] : undefined;
}

function textOf(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
