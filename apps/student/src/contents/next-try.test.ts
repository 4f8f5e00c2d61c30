import { expect, it } from 'vitest';
import { nextTryOf } from './next-try.ts';

/** A lane that the server asked to wait until an hour of this morning; without one it may be tried at any time. */
const until = (hour?: string) => ({
  by: 'server' as const,
  triesAgainAt: hour === undefined ? undefined : Date.parse(`2026-03-02T${hour}:00-03:00`),
});

it.each([
  ['of one that waits, its own', [until('09:30')], '09:30'],
  ['of two, the first', [until('10:15'), until('09:30')], '09:30'],
  ['of two in their order, the first too', [until('09:30'), until('10:15')], '09:30'],
  ['none is told where one may be tried at once', [until('09:30'), until()], undefined],
  ['none where nothing waits', [], undefined],
])('the next try: %s', (_, held, time) => {
  expect(nextTryOf(held)).toBe(time);
});
