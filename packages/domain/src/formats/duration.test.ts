import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('a duration', () => {
  it.each([
    [0, '0:00m'],
    [7, '0:07m'],
    [59.9, '0:59m'],
    [60, '1:00m'],
    [307, '5:07m'],
    [3599, '59:59m'],
    [3600, '1:00:00h'],
    [3723, '1:02:03h'],
    [36_000, '10:00:00h'],
    [86_399, '23:59:59h'],
    [86_400, '24:00:00h'],
    [86_400.9, '24:00:00h'],
    [86_401, '24h'],
    [90_000, '25h'],
    [359_999, '99h'],
    [-1, '0:00m'],
    [Number.NaN, '0:00m'],
    [Number.POSITIVE_INFINITY, '0:00m'],
    [null, '0:00m'],
    [undefined, '0:00m'],
  ])('of %s s reads %s (LIMITS-17 to LIMITS-19)', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it('reads back to its seconds up to a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const parts = formatDuration(seconds).slice(0, -1).split(':').map(Number);
        expect(parts.reduce((total, part) => total * 60 + part, 0)).toBe(seconds);
      }),
    );
  });

  it('reads back to its whole hours above a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 86_401, max: 10_000_000 }), (seconds) => {
        expect(formatDuration(seconds)).toBe(`${Math.floor(seconds / 3600)}h`);
      }),
    );
  });
});
