import { type FamilyName, familyOf } from '../compiler/drawings/drawings.ts';
import { randomOf } from '../compiler/drawings/random.ts';
import { cut } from './cut.ts';
import { glow } from './glow.ts';
import { lines } from './lines.ts';
import { groundCount, type Manner, type MessageName, type Palette, type Stage, stageOf } from './stage.ts';

/** How each family of drawings draws a whole picture. */
export const manners = {
  arcs: glow,
  waves: glow,
  paper: cut,
  dots: cut,
  tiles: lines,
  facets: lines,
} satisfies Record<FamilyName, Manner>;

/** What a brand's pictures are made from: how it is drawn, and its colours. */
export interface Art {
  family: FamilyName;
  palette: Palette;
}

/** The family that a brand names, or its name falls to. */
export const familyFor = (name: string, stated?: string): FamilyName =>
  stated !== undefined && stated in manners ? (stated as FamilyName) : familyOf(name);

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;

/** How large a figure stands, and how far from its usual place, in parts of the picture: near, as it is, from afar. */
const views = [
  { near: 1, aside: 0 },
  { near: 1.4, aside: -0.12 },
  { near: 0.76, aside: 0.1 },
  { near: 1.18, aside: 0.14 },
  { near: 0.9, aside: -0.16 },
] as const;

/** The stage of a figure; one for words keeps it where none stand. */
const seenFrom = (stage: Stage, number: number): Stage => {
  const { near, aside } = views[number % views.length] ?? views[0];
  return stage.hasWords ? stage : { ...stage, unit: stage.unit * near, x: stage.x + stage.width * aside };
};

/** What a picture is of. */
interface Order {
  /** 1 to 6. */
  school: number;
  /** The same name and number give the same picture. */
  name: string;
  /** Its place in a series; without one, it shows the school's own figure. */
  number?: number;
  width: number;
  height: number;
  /** A banner: words stand on its first half. */
  hasWords?: boolean;
}

/**
 * A cover, banner or poster in the brand's manner. Those of a series show the school's own figure, the shared ones and two of
 * other schools in turn, on one ground after the other, so that no two of six neighbours are alike; the colour is always the school's.
 */
export function cover({ family, palette }: Art, order: Order): string {
  const { school, name, number = 0, width, height, hasWords = false } = order;
  const manner = manners[family];
  const own = (step: number) => manner.figures[(school - 1 + step) % manner.figures.length];
  const figures = [own(0), ...manner.shared, own(2), own(4)];
  const random = randomOf(name);
  const ground = number % groundCount;
  const stage = stageOf(width, height, school - 1, palette, random, { ground, hasWords });
  const seen = seenFrom(stage, number);
  const figure = figures[number % figures.length]?.(seen) ?? '';
  // Half of all figures look the other way; a banner keeps the side on which no words stand.
  const isTurned = !hasWords && random.next() < 0.5;
  const turned = isTurned ? `<g transform="translate(${width}) scale(-1 1)">${figure}</g>` : figure;
  const around = { ...stage, x: isTurned ? width - seen.x : seen.x };
  return svg(width, height, manner.ground(around) + manner.beside(around) + turned);
}

/** The drawing of a message. */
export function message({ family, palette }: Art, name: MessageName): string {
  return svg(
    320,
    240,
    manners[family].messages[name](stageOf(320, 240, 0, palette, randomOf(name), { ground: 0 })),
  );
}
