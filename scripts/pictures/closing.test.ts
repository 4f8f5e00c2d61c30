import { expect, test } from 'vitest';
import { closingOf } from './closing.ts';

const ledger = { unaccounted: [], unread: ['gtop/a--gone'], others: ['gtop/b--gone'] };
const accepting = { draws: true, photographs: true, failed: 0, isPartial: false, isDescribed: true };
const nothing = { removes: [], lost: ['gtop/a--gone', 'gtop/b--gone'], remembersEnvironment: false };

test('a run that accepts removes what was asked for and nobody reads, and describes the machine', () => {
  const removed = { removes: ['gtop/a--gone'], lost: ['gtop/b--gone'] };
  expect(closingOf(ledger, accepting)).toEqual({ ...removed, remembersEnvironment: true });
  expect(closingOf(ledger, { ...accepting, isPartial: true })).toEqual({
    ...removed,
    remembersEnvironment: false,
  });
  expect(closingOf(ledger, { ...accepting, isPartial: true, isDescribed: false })).toEqual({
    ...removed,
    remembersEnvironment: true,
  });
});

test.each([
  ['compares', { draws: false }],
  ['takes no pictures', { photographs: false }],
  ['had a story that failed', { failed: 1 }],
])('a run that %s removes nothing', (_, run) => {
  expect(closingOf(ledger, { ...accepting, ...run })).toEqual(nothing);
});

test('a run that left a story out removes nothing', () => {
  expect(closingOf({ ...ledger, unaccounted: ['c--default'] }, accepting)).toEqual(nothing);
});
