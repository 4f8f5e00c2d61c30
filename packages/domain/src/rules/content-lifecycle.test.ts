import { expect, it } from 'vitest';
import { checkpointProblem } from './checkpoint.ts';
import {
  contentTypes,
  hasReachedMinimum,
  kindOfContent,
  secondsToFinish,
  speedOfRest,
  studyOf,
} from './content-lifecycle.ts';
import { speedProblem } from './speed.ts';

it.each([
  ['youtube', 600, null, 'saveProgress'],
  ['youtube', 1, null, 'saveProgress'],
  ['youtube', 0, null, 'finishAtOnce'],
  ['youtube', null, null, 'finishAtOnce'],
  ['scorm', null, null, 'finishAtOnce'],
  ['pdf', undefined, null, 'finishAtOnce'],
  ['mp3', 60, null, 'saveProgress'],
  ['exercise', null, null, 'waitForAnswers'],
  ['exercise', 600, null, 'waitForAnswers'],
  ['searchForm', null, null, 'waitForAnswers'],
  ['youtube', 600, '2026-03-01T10:00:00Z', 'nothing'],
  ['youtube', null, '2026-03-01T10:00:00Z', 'nothing'],
  ['exercise', null, '2026-03-01T10:00:00Z', 'nothing'],
] as const)(
  'a %s of minimum %s finished at %s leads to %s (PLAYER-31)',
  (kind, minDuration, finishedAt, study) => {
    expect(studyOf({ type: contentTypes[kind], minDuration, status: { finishedAt } })).toBe(study);
  },
);

it.each([0, 7, 99])('a content of the unknown kind %d is not studied', (type) => {
  expect(studyOf({ type, minDuration: 600, status: { finishedAt: null } })).toBe('nothing');
});

it.each([
  [0, false],
  [98, false],
  [98.99, false],
  [99, true],
  [100, true],
])('progress %d has reached the minimum: %s (PLAYER-09)', (progress, has) => {
  expect(hasReachedMinimum(progress)).toBe(has);
});

it.each([
  [1, 'youtube'],
  [2, 'scorm'],
  [3, 'pdf'],
  [4, 'exercise'],
  [5, 'mp3'],
  [6, 'searchForm'],
  [0, undefined],
  [7, undefined],
])('code %d is %s (PLAYER-18)', (type, kind) => {
  expect(kindOfContent(type)).toBe(kind);
});

it.each([
  [-1, 'INVALID_SPEED_RATE'],
  [0, 'INVALID_SPEED_RATE'],
  [0.01, undefined],
  [1, undefined],
  [2, undefined],
  [2.01, 'INVALID_SPEED_RATE'],
  [Number.NaN, 'INVALID_SPEED_RATE'],
])('speed %d gives %s', (speed, code) => {
  expect(speedProblem(speed)).toBe(code);
});

it.each([
  [-0.01, 'INVALID_CHECKPOINT'],
  [0, undefined],
  [312.4, undefined],
  [Number.NaN, 'INVALID_CHECKPOINT'],
  [Number.POSITIVE_INFINITY, 'INVALID_CHECKPOINT'],
])('checkpoint %d gives %s', (seconds, code) => {
  expect(checkpointProblem(seconds)).toBe(code);
});

it.each([
  [1, 1, 2 / 15],
  [14, 1, 1],
  [14, 2, 2],
  [15, 2, 2],
  [7, 1.5, 0.8],
])(
  'after %i seconds at %d the rest stands for a stretch at %d, which is a speed that is taken',
  (seconds, speed, rest) => {
    expect(speedOfRest(seconds, speed)).toBeCloseTo(rest, 10);
    expect(speedProblem(speedOfRest(seconds, speed))).toBeUndefined();
  },
);

it.each([
  [45, 0, 45],
  [45, 66, 16],
  [45, 99, 1],
  [45, 100, 0],
  [45, 120, 0],
  [0, 0, 0],
  [null, 0, 0],
  [undefined, 50, 0],
])('of %j seconds at %i %%, %i are left to study', (minDuration, progress, left) => {
  expect(secondsToFinish(minDuration, progress)).toBe(left);
});
