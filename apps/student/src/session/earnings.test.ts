import { expect, it, vi } from 'vitest';
import { earningsIn, hearEarnings, isLimitTold, noteEarning, showLimit } from './earnings.ts';
import type { Session } from './session.ts';

const sessionOf = () => {
  const begun = { count: 1 };
  return { begun, session: { begun: () => begun.count } as Session };
};

it('each earning is heard and counted, and so is the message that the day pays no more', () => {
  const { session } = sessionOf();
  const heard = vi.fn();
  const stop = hearEarnings(session, heard);
  noteEarning(session);
  noteEarning(session);
  showLimit(session, true);
  expect([earningsIn(session), isLimitTold(session), heard.mock.calls.length]).toEqual([2, true, 3]);
  stop();
  noteEarning(session);
  expect([earningsIn(session), heard.mock.calls.length]).toEqual([3, 3]);
});

it('what somebody else has earned in this tab is nothing to whoever comes next', () => {
  const { session, begun } = sessionOf();
  noteEarning(session);
  begun.count = 2;
  expect(earningsIn(session)).toBe(0);
});
