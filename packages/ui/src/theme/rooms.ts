/** The least room at both sides of a page in px, by the window's width; the same in every brand. */
export const gutters = { narrow: 16, medium: 24, wide: 32 } as const;

/** The most that a film is drawn at, the least that the panel beside it needs, and the room between the two, in px (decision 0640). */
export const player = { stage: 1120, panel: 320, gap: 24 } as const;

/**
 * The room that a part of the page has, whatever the window: the least width in px, at the usual text size, at which it changes. The
 * queries are in rem, so that larger text counts as less room.
 */
export const rooms = {
  /** A card has room for a long word beside its cover, and a cut title says enough. */
  card: 256,
  /** A card of a required track has room for its arrow. */
  trackCard: 320,
  /** A school's name stands beside what opens the rest. */
  school: 224,
  /** What the header holds besides the photo; all tools and a whole logo; its links beside the search. */
  headerTools: 192,
  headerWhole: 400,
  headerLinks: 640,
  /** The cover of the next step stands beside its words. */
  stepBeside: 560,
  /** The hero's picture stands beside its words. */
  heroBeside: 640,
  /** A wall of cards by its columns. */
  wallTwo: 480,
  wallThree: 760,
  wallFour: 1040,
  wallFive: 1320,
  /** In a strip of one or of two, a card's comments stand beside its facts. */
  commentsBeside: 344,
  commentsBesideTwo: 672,
  /** A strip shows the edge of the next card. */
  stripPeek: 192,
  /** A strip in which two cards may stand beside each other: a window of 520 px less its scrollbar and margins. */
  stripOfTwo: 440,
  /** A strip of smaller cards (DASH-14). */
  denseOne: 250,
  denseTwo: 480,
  denseThree: 760,
  denseFour: 1020,
  denseFive: 1280,
  /** Four required tracks stand beside each other: a wide window less its scrollbar and margins (DASH-07). */
  trackFour: 1320,
  /** A strip of upright cards. */
  portraitFirst: 320,
  portraitSecond: 420,
  portraitThird: 520,
  /** The panel stands beside the player's stage: a window of 1100 px less its scrollbar. */
  playerBeside: 1080,
  /** A value of a stacked table stands beside what it is. */
  tableValue: 240,
  /** A bar of a fortnight has its value above it and its day under it; every second day is named. */
  barValues: 352,
  barLabels: 176,
  /** A day of a month shows what is on it. */
  month: 640,
  /** The days of a week have three letters each. */
  weekdayLetters: 240,
  /** The hours of an agenda stand beside its words. */
  agenda: 440,
  /** A message in a low place stands in one line. */
  messageLine: 520,
} as const;

export type Room = keyof typeof rooms;

/** Heights of a place, in px: below them a message has its words beside its picture, and nothing stays at the window's foot. */
export const heights = { message: 220, foot: 480 } as const;

const inRem = (px: number) => `${px / 16}rem`;
const inside = (container: string | undefined, query: string) =>
  container ? `${container} ${query}` : query;

/** Container query for a room and all wider ones: `roomFrom('wallTwo', wall)`; without a container it asks the nearest. */
export const roomFrom = (name: Room, container?: string): string =>
  inside(container, `(width >= ${inRem(rooms[name])})`);

/** Container query for what has less room than that. */
export const roomBelow = (name: Room, container?: string): string =>
  inside(container, `(width < ${inRem(rooms[name])})`);

/** Container or media query for a place that is lower than that. */
export const lowerThan = (name: keyof typeof heights): string => `(height < ${inRem(heights[name])})`;
