import { expect, it } from 'vitest';
import { blockingOf } from './blocking.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const [before, after] = ['2026-03-01T12:00:00Z', '2026-03-09T12:00:00Z'];

it.each([
  [null, null, 'now'],
  [before, null, 'now'],
  [before, after, 'now'],
  [after, null, 'later'],
  [after, '2026-04-01T12:00:00Z', 'later'],
  [null, before, 'over'],
  [null, '2026-03-02T12:00:00Z', 'over'],
  ['2026-02-01T12:00:00Z', before, 'over'],
] as const)('a course from %s to %s is closed: %s', (releaseStartDate, releaseEndDate, reason) => {
  const date = { now: undefined, later: releaseStartDate, over: releaseEndDate }[reason];
  expect(blockingOf({ releaseStartDate, releaseEndDate }, now)).toEqual({ reason, date });
});
