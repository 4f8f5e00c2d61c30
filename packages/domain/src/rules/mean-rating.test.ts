import { expect, it } from 'vitest';
import { meanRatingOf } from './mean-rating.ts';

it.each([
  ['no course', [], undefined],
  ['courses that nobody rated', [null, null], undefined],
  ['one course', [4.5], 4.5],
  ['courses of which one has no rating', [5, null, 4], 4.5],
  ['courses that are rated apart', [1, 5, 3], 3],
])('the mean rating of %s (TRACK-16)', (_, ratings, mean) => {
  expect(meanRatingOf(ratings.map((rating) => ({ rating })))).toBe(mean);
});
