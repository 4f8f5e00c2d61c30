import { mix, partsOf } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import type { Random } from '../compiler/drawings/random.ts';
import { at, away, lit, path, range, type Stage } from './stage.ts';

export type Point = readonly [number, number];

/** Steps of OKLCH lightness between a sheet and the page or hero that it may lie on: less, and the picture has no edge. */
const edge = 0.05;

/** A paper as light as it was meant to be, or as it may be to stand out from the page and from heroes. */
const apart = (color: string, { paper, deep }: Stage['palette']) => {
  const taken = [paper, deep].map((ground) => partsOf(ground).lightness);
  let { lightness } = partsOf(color);
  // A hundredth more than is asked: colours are rounded to what a screen can show.
  while (taken.some((other) => Math.abs(other - lightness) < edge + 0.01)) lightness -= 0.01;
  return lit(color, lightness);
};

/** Papers of a sheet: a ground darker than the page, two of the brand, two of the school, one to sing. */
export const papers = ({ palette, hue, ground }: Stage) => {
  const grounds = [lit(palette.paper, 0.88, 3.2), mix(palette.paper, hue, 0.26), lit(hue, 0.8, 0.7)];
  return {
    ground: apart(grounds[ground] ?? palette.paper, palette),
    blob: ground === 2 ? mix(palette.paper, hue, 0.2) : mix(palette.paper, lit(hue, 0.75), 0.55),
    one: lit(hue, 0.58),
    two: palette.brand,
    three: palette.accent,
    sun: lit(mix(palette.brand, '#ffc400', 0.62), 0.8),
    white: lit(palette.paper, 0.99),
    ink: lit(mix(palette.brand, '#000', 0.4), 0.32),
  };
};

/** The edge of scissors: a closed line through points, each a little off. */
export const cutEdge = (points: readonly Point[], slack: number, random: Random): string => {
  const off = points.map(
    ([x, y]): Point => [x + random.between(-slack, slack), y + random.between(-slack, slack)],
  );
  const count = off.length;
  const p = (index: number): Point => off[(index + count) % count] ?? [0, 0];
  const curves = range(count).map((index) => {
    const [a, b, c, d] = [p(index - 1), p(index), p(index + 1), p(index + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(c)}`;
  });
  return `M${at(p(0))}${curves.join('')}z`;
};

/** A piece of paper with the shadow that it throws on the one below. */
export const piece = ({ unit: u }: Stage, d: string, color: string, more = '') =>
  `${path(d, `transform="translate(${n(u * 0.9)} ${n(u * 1.5)})" fill="#3a1a08" fill-opacity=".16" ${more}`)}${path(d, `fill="${color}" ${more}`)}`;

export const round = (stage: Stage, [x, y]: Point, r: number, slack = 0.05) =>
  cutEdge(
    range(11).map((index) => away([x, y], (index * 360) / 11, r)),
    r * slack,
    stage.random,
  );

/** Straight cuts; the corners are as the hand left them. */
export const angular = (stage: Stage, points: readonly Point[]) => {
  const off = stage.unit * 0.9;
  const moved = points.map(
    ([x, y]): Point => [x + stage.random.between(-off, off), y + stage.random.between(-off, off)],
  );
  return `M${moved.map(at).join('L')}z`;
};
