import { expect, it } from 'vitest';
import { interestChange, interestStanding, withInterestChange } from './interests.ts';

it.each([
  [3, [], 'open'],
  [3, [1, 2, 4, 5], 'open'],
  [3, [1, 2, 4, 5, 6], 'full'],
  [3, [1, 2, 3, 4, 5], 'chosen'],
] as const)('interest %d beside %j is %s (TRACK-19, LIMITS-12)', (id, chosen, standing) => {
  expect(interestStanding(id, chosen)).toBe(standing);
});

it.each([
  ['added last', [1, 2], [3], [], [1, 2, 3]],
  ['taken out', [3, 1], [], [3], [1]],
  ['added where it is already', [3, 1], [3], [], [3, 1]],
  ['taken out where it is not', [1], [], [3], [1]],
  ['of several', [1, 2, 3], [4, 5], [1, 3], [2, 4, 5]],
])('a change %s: %j, with %j, without %j are %j (TRACK-19)', (_, chosen, added, removed, now) => {
  expect(withInterestChange(chosen, { added, removed })).toEqual(now);
});

it.each([
  [[1, 2], [1, 2], [], []],
  [[1, 2], [2, 3], [3], [1]],
  [[], [4], [4], []],
])('from %j to %j: with %j, without %j (TRACK-19)', (before, after, added, removed) => {
  expect(interestChange(before, after)).toEqual({ added, removed });
});
