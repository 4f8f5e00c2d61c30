import type { Value } from '@student/ui/theme/token-value.ts';
import { type Floor, floorOf, floors, orders } from './floors.ts';
import type { Findings } from './problem.ts';

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
    const floor = floorOf(path);
    if (where !== undefined && floor) checkRange(where, value, floor, findings);
  }
  for (const order of orders) checkOrder(order, values, whereOf, findings);
  checkLines(values, whereOf, findings);
}

/** A token that has a floor of its own, as a brand has it, in words. */
export interface Range {
  path: string;
  value: string;
  least: string;
  most: string;
  why: string;
  holds: boolean;
}

/** Every token that has a range of its own, with what the values of a brand say. */
export function rangesOf(values: ReadonlyMap<string, Value>): Range[] {
  return Object.entries(floors).flatMap(([path, { least, most, why, unit }]) => {
    const value = values.get(path);
    const amount = amountOf(value);
    if (value === undefined || amount === undefined) return [];
    const isUnit = unit !== 'rem' || value.type !== 'dimension' || value.unit === 'rem';
    const texts = { value: written(amount, value), least: written(least, value), most: written(most, value) };
    return [{ path, ...texts, why, holds: isUnit && amount >= least && amount <= most }];
  });
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
