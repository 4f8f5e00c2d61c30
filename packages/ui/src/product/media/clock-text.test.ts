import { expect, test } from 'vitest';
import { clockText, spokenTime } from './clock-text.ts';
import { neighbourSpeed, speedText } from './speeds.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [307, '5:07'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds show as %s', (seconds, text) => {
  expect(clockText(seconds)).toEqual(text);
});

test.each([
  [0, '0 segundos'],
  [1, '1 segundo'],
  [60, '1 minuto'],
  [307, '5 minutos e 7 segundos'],
  [3723, '1 hora, 2 minutos e 3 segundos'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(spokenTime(seconds)).toEqual(text);
});

test('a speed steps to its neighbour and stops at either end', () => {
  expect([neighbourSpeed(1, 'faster'), neighbourSpeed(1, 'slower')]).toEqual([1.25, 0.75]);
  expect([neighbourSpeed(2, 'faster'), neighbourSpeed(0.5, 'slower')]).toEqual([2, 0.5]);
});

test('a speed reads with a comma', () => {
  expect([speedText(1), speedText(1.25)]).toEqual(['1×', '1,25×']);
});
