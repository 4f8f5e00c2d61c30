import { describe, expect, it } from 'vitest';
import { inKeptOrder, pillBeside, pillKey, readPillKey } from './pills.ts';

describe('the pill beside one (PILL-05, PILL-09)', () => {
  it.each([
    ['next', [7, 3, 9], 7, 3],
    ['next', [7, 3, 9], 9, 7],
    ['previous', [7, 3, 9], 9, 3],
    ['previous', [7, 3, 9], 7, 9],
    ['next', [7], 7, 7],
    ['previous', [7], 7, 7],
    ['next', [7, 3], 4, 7],
    ['next', [], 4, undefined],
  ] as const)('the %s one in %j of %i is %s', (way, order, id, beside) => {
    expect(pillBeside(order, id, way)).toBe(beside);
  });
});

it.each([
  ['one that was watched meanwhile stays where it was', [1, 2, 3], [2, 3, 1], [1, 2, 3]],
  ['what has come since follows at the end', [1, 2], [2, 4, 1, 3], [1, 2, 4, 3]],
  ['what has gone keeps its place, and says so when it is shown', [1, 2], [2], [1, 2]],
])('while somebody watches, %s', (_, kept, present, order) => {
  expect(inKeptOrder(kept, present)).toEqual(order);
});

it('a pill is told from a content by its key', () => {
  expect([
    pillKey(3),
    ...[pillKey(3), 'course/12/7', 'pill/x', 'pill/3/4', 'coins'].map(readPillKey),
  ]).toEqual(['pill/3', 3, undefined, undefined, undefined, undefined]);
});
