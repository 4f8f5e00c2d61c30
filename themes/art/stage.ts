import { mix, partsOf, withLightness } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import type { Random } from '../compiler/drawings/random.ts';

/** What a picture of a brand is painted with; every colour is one of the brand's own tokens. */
export interface Palette {
  brand: string;
  accent: string;
  /** The ground of heroes. */
  deep: string;
  /** The page in the light scheme. */
  paper: string;
  /** The chart's six colours: one for each school. */
  hues: readonly string[];
}

/** How many grounds a manner has: a picture's number says on which of them it stands. */
export const groundCount = 3;

/** The place of one picture: its size, a hundredth of its shorter side, and the point that the figure stands round. */
export interface Stage {
  width: number;
  height: number;
  unit: number;
  x: number;
  y: number;
  random: Random;
  palette: Palette;
  /** The school's own colour; a grey one takes the brand's. */
  hue: string;
  /** Words stand on its first half: nothing else does. */
  hasWords: boolean;
  /** Which of the manner's grounds: 0, 1 or 2. */
  ground: number;
}

/**
 * What a message is about: nothing here yet, no such page, the app rests, something failed; and in the onboarding: who comes, who is
 * there already, the way ahead, all is ready.
 */
export const messageNames = [
  'empty',
  'lost',
  'resting',
  'failed',
  'hello',
  'together',
  'journey',
  'ready',
] as const;
export type MessageName = (typeof messageNames)[number];

type Figure = (stage: Stage) => string;

/** A way of drawing: grounds and the figures of the six schools, in the order of the schools; then figures of messages. */
export interface Manner {
  ground: (stage: Stage) => string;
  /** What lies beside the figure, away from `x`, and under it where they meet: a flight path, snippets. */
  beside: (stage: Stage) => string;
  figures: readonly Figure[];
  /** Figures of every school. */
  shared: readonly Figure[];
  /** What is done to a piece of a portrait or a product: the shadow of paper, an outline. */
  finish?: (stage: Stage, body: string) => string;
  /** Small drawings of messages, 320 × 240, each on a ground of its own that holds in light and dark. */
  messages: Readonly<Record<MessageName, (stage: Stage) => string>>;
}

/** A stage for a picture; one for words has its figure at three quarters. */
export function stageOf(
  width: number,
  height: number,
  hue: number,
  palette: Palette,
  random: Random,
  { ground = Math.floor(random.next() * groundCount), hasWords = false } = {},
): Stage {
  const isTall = height > width;
  const own = palette.hues[hue % palette.hues.length] ?? palette.brand;
  return {
    width,
    height,
    unit: Math.min(width, height) / 100,
    x: width * (hasWords ? 0.76 : random.between(0.46, 0.6)),
    y: height * (isTall ? random.between(0.42, 0.52) : 0.52),
    random,
    palette,
    ground,
    hasWords,
    hue: partsOf(own).chroma < 0.04 ? mix(own, palette.brand, 0.45) : own,
  };
}

export const lit = (hex: string, lightness: number, strength = 1) => withLightness(hex, lightness, strength);

type Point = readonly [x: number, y: number];
export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A point away from another, by angle in degrees and distance. */
export const away = ([x, y]: Point, angle: number, far: number): Point => [
  x + Math.cos((angle * Math.PI) / 180) * far,
  y + Math.sin((angle * Math.PI) / 180) * far,
];

export const disc = ([x, y]: Point, r: number, more: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${more}/>`;

export const polygon = (points: readonly Point[], more: string) =>
  `<path d="M${points.map(at).join('L')}z" ${more}/>`;

export const path = (d: string, more: string) => `<path d="${d}" ${more}/>`;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
