/**
 * The widths that the specification names, in px (LIMITS-16, LANDING-20, DASH-14, DASH-34, DASH-51, SHELL-29, SHELL-30,
 * SHELL-56, SHELL-59, SHELL-61). `menu` is the last width of the narrow menu; all others are the first width of what is named.
 */
export const breakpoints = {
  carouselLeast: 230,
  recommendations: 250,
  fullPagination: 400,
  filters: 500,
  carouselTwo: 520,
  fullCounts: 700,
  menu: 755,
  filtersWide: 800,
  carouselThree: 980,
  table: 1000,
  carouselThreeWide: 1030,
  longPages: 1400,
  carouselFour: 1580,
  widest: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for a width and all wider ones: `from('table')` is `screen and (min-width: 1000px)`. */
export function from(name: Breakpoint): string {
  return `screen and (min-width: ${name === 'menu' ? breakpoints.menu + 1 : breakpoints[name]}px)`;
}

/** Media query for all widths before one: `below('table')` is `screen and (max-width: 999.98px)`; `below('menu')` holds up to 755 px. */
export function below(name: Breakpoint): string {
  return `screen and (max-width: ${name === 'menu' ? breakpoints.menu : breakpoints[name] - 0.02}px)`;
}

/** Media queries about the person rather than the window. */
export const prefers = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
  print: 'print',
} as const;
