import { expect, it } from 'vitest';
import { tellsCoinLimit } from './coin-limit.ts';

it.each([
  ['not reached', { isDailyLimitReached: false, hasAcceptedDailyLimit: false }, false],
  ['reached', { isDailyLimitReached: true, hasAcceptedDailyLimit: false }, true],
  ['reached, and accepted', { isDailyLimitReached: true, hasAcceptedDailyLimit: true }, false],
  ['accepted before it is reached', { isDailyLimitReached: false, hasAcceptedDailyLimit: true }, false],
])('a daily limit that is %s is told: %j (DECOIN-08, DECOIN-09)', (_, limit, tells) => {
  expect(tellsCoinLimit(limit)).toBe(tells);
});
