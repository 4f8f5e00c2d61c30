import { expect, it } from 'vitest';
import { coinsText } from './coins-text.ts';

it.each([
  [40, 41, '+1 decoin'],
  [0, 1, '+1 decoin'],
  [1, 3, '+2 decoins'],
  [40, 60, '+20 decoins'],
  [0, 1200, '+1.200 decoins'],
])('a balance that grew from %d to %d has earned %j', (before, now, said) => {
  expect(coinsText({ before, now }, { one: 'decoin', many: 'decoins' })).toBe(said);
});
