/**
 * The five sizes of a window, each by the width in px at which it begins. Whatever depends on the window depends on one of them;
 * what depends on its own room (cards, strips, the player) stands in `rooms.ts`. `medium` begins where the narrow menu ends.
 */
export const breakpoints = { tiny: 400, small: 500, medium: 756, large: 1000, wide: 1400 } as const;

/**
 * Widths between two sizes that the specification gives to one thing each (SHELL-61, DASH-34, and LANDING-20 with DASH-51: strips
 * of course cards); nothing else may take them.
 */
export const specifiedWidths = {
  fullCounts: 700,
  filtersInOneLine: 800,
  stripTwo: 520,
  stripThree: 980,
  stripFour: 1580,
} as const;

const widths = { ...breakpoints, ...specifiedWidths };
export type Breakpoint = keyof typeof widths;

/** Media query for a size and all wider ones: `from('large')` is `(width >= 1000px)`. It holds on paper too, by the paper's width. */
export const from = (name: Breakpoint): string => `(width >= ${widths[name]}px)`;

/** Media query for all widths before a size: `below('large')` is `(width < 1000px)`. */
export const below = (name: Breakpoint): string => `(width < ${widths[name]}px)`;

/** Media query from one size on and before another: `between('small', 'large')`. */
export const between = (first: Breakpoint, next: Breakpoint): string => `${from(first)} and ${below(next)}`;

/** One of {@link prefers}, by itself: a script that asks for it would otherwise bring all of them into the page. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Media queries about the person rather than the window. */
export const prefers = {
  reducedMotion,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
  coarse: '(pointer: coarse)',
  print: 'print',
} as const;
