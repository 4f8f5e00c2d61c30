import { expect, it } from 'vitest';
import { interestStanding, withInterest } from './interests.ts';

it.each([
  [3, [], 'open'],
  [3, [1, 2, 4, 5], 'open'],
  [3, [1, 2, 4, 5, 6], 'full'],
  [3, [1, 2, 3, 4, 5], 'chosen'],
] as const)('interest %d beside %j is %s (TRACK-19, LIMITS-12)', (id, chosen, standing) => {
  expect(interestStanding(id, chosen)).toBe(standing);
});

it.each([
  [3, [1, 2], true, [1, 2, 3]],
  [3, [3, 1], true, [1, 3]],
  [3, [3, 1], false, [1]],
  [3, [1], false, [1]],
])('interest %d among %j, chosen %s: %j', (id, chosen, isChosen, now) => {
  expect(withInterest(id, chosen, isChosen)).toEqual(now);
});
