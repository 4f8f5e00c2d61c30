import { expect, it } from 'vitest';
import { actOf } from './story-gestures.ts';

it.each([
  ['a tap in the middle', 0, 0, 80, 0.5, 'onPlayToggle'],
  ['a tap at the left', 2, 1, 80, 0.1, 'onPrevious'],
  ['a tap at the right', 0, 0, 80, 0.9, 'onNext'],
  ['a hold, wherever', 3, 0, 900, 0.9, 'onRelease'],
  ['a swipe to the left', -120, 20, 900, 0.5, 'onNext'],
  ['a swipe to the right', 120, -20, 90, 0.9, 'onPrevious'],
  ['a swipe downwards', 10, 160, 90, 0.5, 'onClose'],
  ['a short way down', 0, 60, 90, 0.9, 'onRelease'],
  ['a swipe upwards', 0, -160, 90, 0.9, 'onRelease'],
] as const)('%s (%i, %i px in %i ms at %f) means %s', (_, x, y, time, share, act) => {
  expect(actOf({ x, y, time, share })).toBe(act);
});
