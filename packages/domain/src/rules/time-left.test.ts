import { expect, it } from 'vitest';
import { formatTimeLeft } from '../formats/time-left.ts';
import { timeLeftIn } from './time-left.ts';

const content = (
  duration: number | null,
  progress = 0,
  more: { finishedAt?: string; isReleased?: boolean } = {},
) => ({
  duration,
  isReleased: more.isReleased ?? true,
  status: { progress, finishedAt: more.finishedAt ?? null },
});

it.each([
  ['nothing', [], 0],
  ['what is not begun', [content(60), content(30)], 90],
  ['what is half done', [content(60, 50)], 30],
  [
    'what is finished, at any progress',
    [content(60, 40, { finishedAt: '2026-01-01T00:00:00Z' }), content(30)],
    30,
  ],
  ['what is studied to its end and not finished', [content(60, 100), content(30)], 30],
  ['what is not released', [content(60, 0, { isReleased: false }), content(30)], 30],
  ['what has no duration', [content(null), content(30)], 30],
])('of %s so much is left', (_, contents, seconds) => {
  expect(timeLeftIn(contents)).toBe(seconds);
});

it.each([
  [0, ''],
  [1, '1\u00a0min'],
  [60, '1\u00a0min'],
  [61, '2\u00a0min'],
  [27 * 60, '27\u00a0min'],
  [59 * 60 + 1, '1\u00a0h'],
  [3600, '1\u00a0h'],
  [65 * 60, '1\u00a0h 05\u00a0min'],
  [8 * 3600, '8\u00a0h'],
])('%d seconds read %j', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});
