import type { Value } from '@student/ui/theme/token-value.ts';
import type { Findings } from './problem.ts';

/** What a brand may say of a token, and why: whatever a brand looks like, these hold. */
interface Floor {
  /** Lengths in px (a rem counts 16), durations in ms, all else as it stands; both ends included. */
  least: number;
  most: number;
  why: string;
  unit?: 'px' | 'rem';
}

const px = (least: number, most: number, why: string): Floor => ({ least, most, why });
const text = (least: number, most: number, why: string): Floor => ({ least, most, why, unit: 'rem' });

const small = 'smaller text cannot be read by many, larger one does not fit a phone';
const tapped = 'smaller targets are missed by fingers';
const line = 'lines that are tighter or wider than this are hard to follow';
const weight = 'thinner letters fade and heavier ones fill up';
const moved = 'faster movement is not seen and slower one keeps people waiting';
const drawn = 'thinner lines vanish and thicker ones crowd what they surround';
const icon = 'icons that are smaller cannot be told apart, larger ones push words away';
const room = 'less room than nothing cannot be drawn, and more pushes the page off a phone';

/** The range of each token that has one, by path. */
export const floors: Readonly<Record<string, Floor>> = {
  'size.touch': px(44, 64, tapped),
  'size.controlSmall': px(28, 48, tapped),
  'size.controlMedium': px(36, 64, tapped),
  'size.controlLarge': px(44, 80, tapped),
  'size.header': px(48, 96, 'the header holds touch targets, and must leave the page its room'),
  'size.headerNarrow': px(48, 80, 'the header holds touch targets, and must leave the page its room'),
  'size.reading': px(480, 840, 'shorter or longer lines tire the reader'),
  'size.content': px(960, 1600, 'the page is laid out for this'),
  'size.wide': px(1280, 2400, 'the page is laid out for this'),
  'size.iconSmall': px(12, 20, icon),
  'size.iconMedium': px(16, 28, icon),
  'size.iconLarge': px(20, 48, icon),
  'icon.stroke': px(1, 3, drawn),
  'font.size.xs': text(12, 14, small),
  'font.size.s': text(12, 16, small),
  'font.size.m': text(14, 20, small),
  'font.size.l': text(15, 24, small),
  'font.size.xl': text(17, 32, small),
  'font.size.xxl': text(20, 44, small),
  'font.size.xxxl': text(24, 60, small),
  'font.size.display': text(28, 80, small),
  'font.weight.regular': px(300, 500, weight),
  'font.weight.medium': px(400, 700, weight),
  'font.weight.bold': px(500, 900, weight),
  'font.weight.heading': px(400, 950, weight),
  'font.tracking.body': px(-0.5, 1, line),
  'font.tracking.heading': px(-2, 2, line),
  'font.tracking.label': px(-0.5, 2, line),
  'borderWidth.thin': px(1, 3, drawn),
  'borderWidth.control': px(1, 3, drawn),
  'borderWidth.thick': px(2, 6, drawn),
  'motion.fast': px(50, 200, moved),
  'motion.base': px(100, 400, moved),
  'motion.slow': px(150, 600, moved),
  'motion.page': px(200, 1200, moved),
  'motion.carousel': px(300, 1500, moved),
};

/** Tokens that have to follow each other, each greater than the one before or, where `mayEqual`, as great. */
const orders: readonly { tokens: readonly string[]; mayEqual: boolean; why: string }[] = [
  {
    tokens: ['raised', 'sticky', 'header', 'menu', 'scrim', 'dialog', 'toast', 'tooltip'].map(
      (one) => `layer.${one}`,
    ),
    mayEqual: false,
    why: 'what lies over what is the same in every brand: a menu under the header cannot be reached',
  },
  {
    tokens: ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'display'].map((one) => `font.size.${one}`),
    mayEqual: true,
    why: 'a step of the type scale is never smaller than the one before',
  },
  {
    tokens: ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'].map((one) => `space.${one}`),
    mayEqual: true,
    why: 'a step of room is never smaller than the one before',
  },
  {
    tokens: ['controlSmall', 'controlMedium', 'controlLarge'].map((one) => `size.${one}`),
    mayEqual: true,
    why: 'a larger control is never smaller than the one before',
  },
  {
    tokens: ['fast', 'base', 'slow'].map((one) => `motion.${one}`),
    mayEqual: true,
    why: 'what is called slow is never faster than the one before',
  },
];

/** Line heights by the size of their text: in parts of it. */
const lineParts = { least: 1.05, most: 2.2 };

/**
 * Tells what a scheme of a brand says that no brand may. `whereOf` is the token's own path in the brand's file, absent for what the
 * brand does not say: the base keeps every floor, so only the brand's own tokens are told.
 */
export function checkFloors(
  values: ReadonlyMap<string, Value>,
  whereOf: (path: string) => string | undefined,
  findings: Findings,
): void {
  for (const [path, value] of values) {
    const where = whereOf(path);
    const floor = floors[path] ?? generalFloor(path);
    if (where !== undefined && floor) checkRange(where, value, floor, findings);
  }
  for (const order of orders) checkOrder(order, values, whereOf, findings);
  checkLines(values, whereOf, findings);
}

function generalFloor(path: string): Floor | undefined {
  if (path.startsWith('space.')) return px(0, 128, room);
  if (path.startsWith('radius.')) return px(0, 9999, room);
  if (path.startsWith('layer.')) return px(0, 9999, 'layers count from the page upwards');
  return path.startsWith('font.lineHeight.') ? { ...text(0, 256, line) } : undefined;
}

function checkRange(
  where: string,
  value: Value,
  { least, most, why, unit }: Floor,
  findings: Findings,
): void {
  const amount = amountOf(value);
  if (amount === undefined) return;
  if (unit === 'rem' && value.type === 'dimension' && value.unit !== 'rem') {
    findings.problem(
      where,
      'is in px; text sizes are in rem, to follow the size that a person chose.',
      `write ${said(amount / 16, 'rem')}`,
    );
  } else if (amount < least || amount > most) {
    const bound =
      amount < least ? `${written(least, value)} is the least` : `${written(most, value)} is the most`;
    findings.problem(
      where,
      `is ${written(amount, value)}; ${bound}: ${why}.`,
      'or leave it out, and the base has one that holds',
    );
  }
}

function checkOrder(
  { tokens, mayEqual, why }: (typeof orders)[number],
  values: ReadonlyMap<string, Value>,
  whereOf: (path: string) => string | undefined,
  findings: Findings,
): void {
  for (const [at, path] of tokens.entries()) {
    const before = tokens[at - 1];
    const [one, other] = [amountOf(values.get(before ?? '')), amountOf(values.get(path))];
    const where = whereOf(path) ?? whereOf(before ?? '');
    if (before === undefined || one === undefined || other === undefined || where === undefined) continue;
    if (other < one || (other === one && !mayEqual)) {
      const [value, previous] = [values.get(path), values.get(before)];
      if (!value || !previous) continue;
      findings.problem(
        where,
        `makes ${path} ${written(other, value)} after ${before} ${written(one, previous)}: ${why}.`,
        'or leave them out, and the base has some that hold',
      );
    }
  }
}

function checkLines(
  values: ReadonlyMap<string, Value>,
  whereOf: (path: string) => string | undefined,
  findings: Findings,
): void {
  for (const [path, value] of values) {
    if (!path.startsWith('font.lineHeight.')) continue;
    const size = amountOf(values.get(path.replace('lineHeight', 'size')));
    const height = amountOf(value);
    const where = whereOf(path) ?? whereOf(path.replace('lineHeight', 'size'));
    if (size === undefined || height === undefined || where === undefined || value.type !== 'dimension')
      continue;
    const { least, most } = lineParts;
    if (height < size * least || height > size * most)
      findings.problem(
        where,
        `makes lines of ${written(height, value)} for text of ${said(size / 16, 'rem')}; from ${least} to ${most} times the text is readable.`,
        `${said((size * 1.4) / 16, 'rem')} would do`,
      );
  }
}

/** A value as a number: lengths in px, durations in ms. */
function amountOf(value: Value | undefined): number | undefined {
  switch (value?.type) {
    case 'dimension':
      return value.unit === 'rem' ? value.value * 16 : value.value;
    case 'duration':
      return value.unit === 's' ? value.value * 1000 : value.value;
    case 'number':
    case 'fontWeight':
      return value.value;
    default:
      return undefined;
  }
}

/** An amount in the unit of a value. */
function written(amount: number, value: Value): string {
  if (value.type === 'duration') return said(amount, 'ms');
  if (value.type !== 'dimension') return said(amount, '');
  return value.unit === 'rem' ? `${said(amount / 16, 'rem')} (${said(amount, ' px')})` : said(amount, 'px');
}

function said(amount: number, unit: string): string {
  return `${Math.round(amount * 10000) / 10000}${unit}`;
}
