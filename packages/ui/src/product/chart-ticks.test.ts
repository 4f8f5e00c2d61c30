import { expect, it } from 'vitest';
import { ticksOf } from './chart-ticks.ts';

it.each([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [120, 2130, 60],
    [0, 1000, 2000, 3000],
  ],
  [[400], [0, 100, 200, 300, 400]],
  [
    [-30, 50],
    [-40, -20, 0, 20, 40, 60],
  ],
  [[1_250_000], [0, 500_000, 1_000_000, 1_500_000]],
])('lines for %j are drawn at %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});
