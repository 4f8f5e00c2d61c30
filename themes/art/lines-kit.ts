import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { lit, type Stage } from './stage.ts';

export type Point = readonly [number, number];

/** Inks of a drawing board, dark, tinted or in the brand's colour: thin white, the school's colour, one line of the accent. */
export const inks = ({ palette, hue, ground }: Stage) => ({
  board:
    [
      lit(mix(palette.deep, hue, 0.12), 0.25),
      lit(mix(palette.deep, hue, 0.5), 0.33),
      lit(mix(palette.brand, hue, 0.4), 0.4),
    ][ground] ?? palette.deep,
  fine: '#fff',
  bold: lit(mix(palette.brand, hue, 0.3), ground === 2 ? 0.58 : 0.52, 1.1),
  bright: lit(mix(palette.brand, hue, 0.5), 0.74),
  line: lit(palette.accent, 0.76),
  shade: lit(mix(palette.deep, hue, 0.35), ground === 0 ? 0.33 : 0.25),
});

export const thin = (u: number, color: string, opacity = 1, width = 0.55) =>
  `fill="none" stroke="${color}" stroke-width="${n(u * width)}"${opacity < 1 ? ` stroke-opacity="${n(opacity)}"` : ''}`;

/** A node on a line: an open square. */
export const node = ([x, y]: Point, u: number, { board, line }: ReturnType<typeof inks>) =>
  `<rect x="${n(x - u * 1.5)}" y="${n(y - u * 1.5)}" width="${n(u * 3)}" height="${n(u * 3)}" fill="${board}" stroke="${line}" stroke-width="${n(u * 0.8)}"/>`;
