import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, readDuration, spokenDuration } from './duration.ts';

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

it.each([
  [0, '0 minutos'],
  [1, '1 segundo'],
  [59.9, '59 segundos'],
  [60, '1 minuto'],
  [307, '5 minutos e 7 segundos'],
  [3600, '1 hora'],
  [3660, '1 hora e 1 minuto'],
  [3723, '1 hora, 2 minutos e 3 segundos'],
  [7203, '2 horas e 3 segundos'],
  [86_400, '24 horas'],
  [86_401, '24 horas'],
  [90_000, '25 horas'],
  [-1, '0 minutos'],
  [null, '0 minutos'],
])('a duration of %s s is said as %s (LIMITS-17 to LIMITS-19)', (seconds, text) => {
  expect(spokenDuration(seconds)).toBe(text);
});

describe('a duration that is read', () => {
  const plain = (seconds: number | null | undefined) => readDuration(seconds).replaceAll('\u00a0', ' ');

  it.each([
    [0, '0 min'],
    [1, '1 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [1620, '27 min'],
    [3569, '59 min'],
    [3570, '1 h'],
    [3600, '1 h'],
    [3900, '1 h 05 min'],
    [3723, '1 h 02 min'],
    [8 * 3600, '8 h'],
    [86_399, '24 h'],
    [86_400, '24 h'],
    [86_401, '24 h'],
    [90_000, '25 h'],
    [-1, '0 min'],
    [Number.NaN, '0 min'],
    [Number.POSITIVE_INFINITY, '0 min'],
    [null, '0 min'],
    [undefined, '0 min'],
  ])('of %s s reads %s', (seconds, text) => {
    expect(plain(seconds)).toBe(text);
  });

  it('is off by half a minute at most up to a day, and by half an hour above', () => {
    const secondsOf = (text: string) =>
      [...text.matchAll(/(\d+) (h|min|s)/g)].reduce(
        (sum, [, amount, unit]) => sum + Number(amount) * ({ h: 3600, min: 60, s: 1 }[unit ?? ''] ?? 0),
        0,
      );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seconds) => {
        const error = Math.abs(secondsOf(plain(seconds)) - seconds);
        expect(error).toBeLessThanOrEqual(seconds < 60 ? 0 : seconds <= 86_400 ? 30 : 1800);
      }),
    );
  });

  it('never tears a number from its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seconds) => {
        expect(readDuration(seconds)).toMatch(/^(\d+\u00a0(s|min|h)|\d+\u00a0h \d\d\u00a0min)$/);
      }),
    );
  });
});
