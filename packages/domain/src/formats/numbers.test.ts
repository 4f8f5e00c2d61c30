import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from './count.ts';
import { formatNumber } from './number.ts';
import { formatRating } from './rating.ts';
import { formatSize } from './size.ts';

describe('numbers', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1.023 bytes'],
    [1024, '1 KB'],
    [1280, '1,3 KB'],
    [1_048_575, '1 MB'],
    [5_400_000, '5,1 MB'],
    [3_221_225_472, '3 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1234.5, '1.234,5'],
    [1_234_567, '1.234.567'],
    [-1200, '-1.200'],
  ])('%d reads %s (CALLS-19)', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [4, '4,0'],
    [4.25, '4,3'],
    [4.94, '4,9'],
    [5, '5,0'],
    [0, '0,0'],
    [null, '0,0'],
    [undefined, '0,0'],
  ])('a rating of %s reads %s (DASH-44)', (rating, text) => {
    expect(formatRating(rating)).toBe(text);
  });

  it.each([
    [999, 699, '999'],
    [1000, 699, '1k'],
    [1099, 699, '1k'],
    [1100, 699, '1,1k'],
    [1500, 699, '1,5k'],
    [999_999, 699, '999,9k'],
    [1_000_000, 699, '1m'],
    [1_990_000, 699, '1,9m'],
    [1_234_000_000, 699, '1.234m'],
    [1500, 700, '1.500'],
    [1_000_000, 700, '1.000.000'],
    [0, 360, '0'],
  ])('a count of %d at %d px reads %s (SHELL-61)', (count, width, text) => {
    expect(formatCount(count, width)).toBe(text);
  });

  it('an abbreviated count never promises more than there is, and misses less than a tenth of its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (count) => {
        const text = formatCount(count, 360);
        const unit = text.endsWith('k') ? 1000 : 1_000_000;
        const shown = Number(text.slice(0, -1).replace('.', '').replace(',', '.')) * unit;
        expect(shown).toBeLessThanOrEqual(count + 1e-6);
        expect(count - shown).toBeLessThan(unit / 10 + 1e-6);
      }),
    );
  });
});
