import { expect, it } from 'vitest';
import { askedRetryDelay, retryDelay } from './retry-delay.ts';

it.each([
  [1, 5_000],
  [2, 10_000],
  [3, 20_000],
  [7, 300_000],
  [60, 300_000],
])('%s failures in a row wait %s ms', (failures, delay) => {
  expect(retryDelay(failures)).toBe(delay);
});

it.each([
  [1, 0, 5_000],
  [3, 6_000, 20_000],
  [1, 60_000, 60_000],
  [1, 3_600_000, 3_600_000],
  [1, 3_600_001, 3_600_000],
  [60, 36_000_000, 3_600_000],
])('after %s failures a server that asks for %s ms is asked again after %s ms', (failures, asked, delay) => {
  expect(askedRetryDelay(failures, asked)).toBe(delay);
});
