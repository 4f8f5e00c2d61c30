import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Day, Hour, Id, Instant, Url } from './values.ts';

test.each([
  ['2026-03-02T12:00:00-03:00', '2026-03-02T15:00:00.000Z'],
  ['2026-03-02T15:00:00Z', '2026-03-02T15:00:00.000Z'],
  ['2026-03-02T15:00:00.123456Z', '2026-03-02T15:00:00.123Z'],
])('%s is the moment %s', (written, moment) => {
  expect(v.parse(Instant, written)).toBe(moment);
});

test.each(['', 'yesterday', '2026-03-02', '2026-13-45T99:00:00Z'])('%j is no moment', (written) => {
  expect(v.is(Instant, written)).toBe(false);
});

test.each(['/files/1.webp', 'https://a.b/c', 'data:image/png;base64,AA', '//cdn.x/y', 'a/b'])(
  '%s is an address',
  (url) => {
    expect(v.is(Url, url)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
])('%j would run a script and is no address', (url) => {
  expect(v.is(Url, url)).toBe(false);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['0000-00-00', false],
])('%s is a day of the calendar: %s', (day, isOne) => {
  expect(v.is(Day, day)).toBe(isOne);
});

test('days and hours are what they look like', () => {
  expect([v.is(Day, '2026-03-02'), v.is(Day, '02/03/2026')]).toEqual([true, false]);
  expect([v.is(Hour, '23:59'), v.is(Hour, '24:00')]).toEqual([true, false]);
});

test('an identifier is a whole number from 1', () => {
  expect([1, 0, -1, 1.5, Number.NaN, '1'].map((id) => v.is(Id, id))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
