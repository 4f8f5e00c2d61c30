import { expect, it } from 'vitest';
import { isDayOfMonth, isMonth } from './day-text.ts';

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['1899-12', false],
  ['3000-01', false],
  ['novembro', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['1899-12-31', false],
  ['amanhã', false],
])('%s is a day: %s', (text, is) => {
  expect(isDayOfMonth(text)).toBe(is);
});
