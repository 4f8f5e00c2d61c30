import { expect, it } from 'vitest';
import { course } from './course.ts';
import { timeLeftWords } from './time-left.ts';

it.each([
  [0, ''],
  [1, 'falta 1\u00a0min'],
  [60, 'falta 1\u00a0min'],
  [61, 'faltam 2\u00a0min'],
  [27 * 60, 'faltam 27\u00a0min'],
  [59 * 60, 'faltam 59\u00a0min'],
  [59 * 60 + 1, 'falta 1\u00a0h'],
  [60 * 60, 'falta 1\u00a0h'],
  [60 * 60 + 1, 'faltam 1\u00a0h 01\u00a0min'],
  [2 * 60 * 60, 'faltam 2\u00a0h'],
])('of %d seconds one says %j', (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});

it.each([
  [60, 40, '60%, falta 1\u00a0min'],
  [60, 40 * 60, '60%, faltam 40\u00a0min'],
  [100, 0, '100%'],
])('of a course that is at %d%% with %d seconds left one says %j', (percent, seconds, words) => {
  expect(course.progressLeft(percent, seconds)).toBe(words);
});
