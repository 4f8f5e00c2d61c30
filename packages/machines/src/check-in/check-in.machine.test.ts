import type { Failure } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { CheckInEvent, CheckInInput } from './check-in.types.ts';

const nothing: CheckInInput = { isPresent: false, token: undefined, problem: undefined };
const code = { type: 'code.read', token: 'presenca', problem: undefined } as const;
const confirm = { type: 'check-in.confirm' } as const;
const accept = { type: 'check-in.accept' } as const;
const failure: Failure = { code: 'INVALID_TOKEN', message: 'Este código não vale mais.' };
const refuse = { type: 'check-in.refuse', problem: 'invalid', failure } as const;
const hold = { type: 'check-in.hold', by: 'network' } as const;

/** Where these events lead, and what was recorded on the way. */
function after(events: readonly CheckInEvent[], given: Partial<CheckInInput> = {}) {
  const actor = createActor(checkInMachine, { input: { ...nothing, ...given } });
  const recorded: unknown[] = [];
  let reads = 0;
  actor.on('act.record', ({ act }) => recorded.push(act));
  actor.on('presence.read', () => {
    reads += 1;
  });
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { stands: JSON.stringify(value), recorded, reads, context };
}

it('every state is reachable', () => {
  const events: CheckInEvent[] = [
    code,
    { ...code, problem: 'tooEarly' },
    { type: 'code.discard' },
    confirm,
    accept,
    refuse,
    hold,
    { type: 'check-in.verify' },
    { type: 'check-in.misplace', classId: 62 },
    { type: 'check-in.leave-open' },
    { type: 'check-in.fail', failure, isCodeMissing: false },
    { type: 'check-in.wait' },
    { type: 'check-in.end' },
    { type: 'presence.learn' },
    { type: 'presence.lose' },
    { type: 'xstate.after.patience.checkIn.recording.sending' } as never,
  ];
  // What is left in the same breath is no state to stand in.
  const names = stateNamesOf(checkInMachine).filter((name) => name !== 'beginning');
  expect(statesReached(pathsOf(checkInMachine, events, nothing))).toEqual(names);
});

describe('where it begins', () => {
  it.each<[string, Partial<CheckInInput>, object | string]>([
    ['without a code', {}, { asking: 'unread' }],
    ['with one from the address (EVENT-19)', { token: 'presenca' }, { asking: 'ready' }],
    ['with one that cannot be used now', { token: 'presenca', problem: 'tooEarly' }, { asking: 'refused' }],
    [
      'of who is present, whatever code they bring (EVENT-17)',
      { token: 'presenca', isPresent: true },
      'present',
    ],
  ])('%s', (_, given, state) => {
    expect(after([], given).stands).toBe(JSON.stringify(state));
  });
});

const checkIn = { kind: 'checkIn', token: 'presenca' };

it('confirmed once, however often it is pressed: one act, with the token of the code (EVENT-16)', () => {
  const { stands, recorded } = after([code, confirm, confirm, code, confirm]);
  expect([stands, recorded]).toEqual([JSON.stringify({ recording: 'sending' }), [checkIn]]);
});

it('accepted by the server is enrolled and present, with nothing left to press (EVENT-18)', () => {
  const { stands, recorded, context } = after([code, confirm, accept, confirm, code, confirm]);
  expect([stands, recorded.length, context.isPresent, context.token]).toEqual([
    '"confirmed"',
    1,
    true,
    undefined,
  ]);
});

it('without a network it is kept, with the reason, until the server has it', () => {
  const kept = after([code, confirm, hold]);
  expect([kept.stands, kept.context.heldBy]).toEqual([JSON.stringify({ recording: 'kept' }), 'network']);
  expect(after([code, confirm, hold, { ...hold, by: 'session' }]).context.heldBy).toBe('session');
  expect(after([code, confirm, hold, confirm, accept])).toMatchObject({
    stands: '"confirmed"',
    recorded: [checkIn],
  });
});

it('one that waits from before a reload, or in another tab, is not sent here again', () => {
  for (const begun of [[], [code]] as const) {
    const { stands, recorded } = after([...begun, { type: 'check-in.wait' }, confirm, hold]);
    expect([stands, recorded]).toEqual([JSON.stringify({ recording: 'kept' }), []]);
  }
});

it('refused by the server says why, and another code can be read', () => {
  const { stands, context } = after([code, confirm, hold, refuse]);
  expect([stands, context.problem, context.failure, context.heldBy]).toEqual([
    JSON.stringify({ asking: 'refused' }),
    'invalid',
    failure,
    undefined,
  ]);
  const again = after([code, confirm, refuse, { ...code, token: 'outra' }, confirm]);
  expect(again.recorded).toEqual([checkIn, { kind: 'checkIn', token: 'outra' }]);
  expect(after([code, confirm, refuse, { type: 'code.discard' }]).context).toEqual({
    ...nothing,
    failure: undefined,
    isKept: false,
    heldBy: undefined,
    canRetry: false,
    isCodeMissing: false,
    otherClassId: undefined,
  });
});

describe('one that no answer comes to (EVENT-16, EVENT-29)', () => {
  const waitFor = (seconds: number, events: readonly CheckInEvent[] = []) => {
    const clock = new SimulatedClock();
    const actor = createActor(checkInMachine, { input: nothing, clock }).start();
    for (const event of [code, confirm, ...events]) actor.send(event);
    clock.increment(seconds * 1000);
    return actor;
  };
  it('says so after eight seconds, and goes on', () => {
    expect(waitFor(7).getSnapshot().value).toEqual({ recording: 'sending' });
    const actor = waitFor(8);
    expect(actor.getSnapshot().value).toEqual({ recording: 'delayed' });
    actor.send(hold);
    expect(actor.getSnapshot().value).toEqual({ recording: 'kept' });
    actor.send(accept);
    expect(actor.getSnapshot().value).toBe('confirmed');
  });

  it('whose class is read for as long is told as sent, and confirmed once it is read', () => {
    const verify = { type: 'check-in.verify' } as const;
    expect(waitFor(7, [verify]).getSnapshot().value).toBe('verifying');
    const actor = waitFor(8, [verify]);
    expect(actor.getSnapshot().value).toBe('unverified');
    actor.send({ type: 'presence.learn' });
    expect(actor.getSnapshot().value).toBe('confirmed');
  });

  it('tells whether it is on this device, also of the next code', () => {
    const keep = { type: 'check-in.keep' } as const;
    expect(waitFor(8).getSnapshot().context.isKept).toBe(false);
    expect(waitFor(8, [keep]).getSnapshot().context.isKept).toBe(true);
    expect(waitFor(8, [keep, refuse, code, confirm]).getSnapshot().context.isKept).toBe(false);
  });
});

describe('one that the server took is confirmed once it is read in this class (EVENT-18)', () => {
  const verify = { type: 'check-in.verify' } as const;
  it.each<[string, readonly CheckInEvent[], string]>([
    ['before it is read', [], '"verifying"'],
    ['before it is read, although it waits no longer', [{ type: 'check-in.end' }], '"verifying"'],
    ['read as present', [{ type: 'presence.learn' }], '"confirmed"'],
    [
      'read in another class',
      [{ type: 'check-in.misplace', classId: 62 }],
      JSON.stringify({ asking: 'refused' }),
    ],
    [
      'read in another class, and another code is to be read',
      [{ type: 'check-in.misplace', classId: 62 }, { type: 'code.discard' }],
      JSON.stringify({ asking: 'unread' }),
    ],
  ])('%s', (_, events, stands) => {
    expect(after([code, confirm, hold, verify, ...events]).stands).toBe(stands);
  });

  const leaveOpen = { type: 'check-in.leave-open' } as const;
  it.each<[string, readonly CheckInEvent[], string]>([
    ['is told as sent', [], '"unverified"'],
    ['is told as sent, and pressed no more', [confirm, code], '"unverified"'],
    ['is read again', [verify], '"verifying"'],
    ['is read by itself as present', [{ type: 'presence.learn' }], '"confirmed"'],
    [
      'is read by itself in another class',
      [{ type: 'check-in.misplace', classId: 62 }],
      JSON.stringify({ asking: 'refused' }),
    ],
  ])('one whose class could not be read %s', (_, events, stands) => {
    expect(after([code, confirm, verify, leaveOpen, ...events]).stands).toBe(stands);
  });

  it('each look is asked for, and sends nothing once more', () => {
    const { reads, recorded } = after([code, confirm, verify, leaveOpen, verify, leaveOpen]);
    expect([reads, recorded]).toEqual([2, [checkIn]]);
  });

  it('the class that the code was of is known', () => {
    const { context } = after([code, confirm, verify, { type: 'check-in.misplace', classId: 62 }]);
    expect([context.problem, context.otherClassId, context.token]).toEqual([
      'recordedElsewhere',
      62,
      undefined,
    ]);
  });
});

it('what the device could not keep is confirmed again with the same code; what the server refused is not', () => {
  const fail = { type: 'check-in.fail', failure, isCodeMissing: false } as const;
  const again = after([code, confirm, fail, confirm]);
  expect([again.stands, again.recorded]).toEqual([
    JSON.stringify({ recording: 'sending' }),
    [checkIn, checkIn],
  ]);
  expect(after([code, confirm, refuse, confirm]).recorded).toEqual([checkIn]);
  expect(after([code, confirm, fail, confirm, refuse, confirm]).recorded).toEqual([checkIn, checkIn]);
  const missing = after([code, confirm, { ...fail, isCodeMissing: true }, confirm]);
  expect([missing.recorded, missing.context.isCodeMissing]).toEqual([[checkIn], true]);
});

it('one that was refused before its waiting was heard of is refused again once it waits no longer', () => {
  const { stands, context } = after([
    code,
    confirm,
    refuse,
    { type: 'check-in.wait' },
    { type: 'check-in.end' },
  ]);
  expect([stands, context.problem]).toEqual([JSON.stringify({ asking: 'refused' }), 'invalid']);
  expect(after([{ type: 'check-in.wait' }, { type: 'check-in.end' }]).stands).toBe(
    JSON.stringify({ asking: 'unread' }),
  );
});

it('a code with which nobody is checked in cannot be confirmed', () => {
  const { stands, recorded } = after([{ ...code, problem: 'full' }, confirm]);
  expect([stands, recorded]).toEqual([JSON.stringify({ asking: 'refused' }), []]);
});

it('who leaves the class is no longer present, and may be checked in anew', () => {
  const lost = { type: 'presence.lose' } as const;
  expect(after([lost], { isPresent: true }).stands).toBe(JSON.stringify({ asking: 'unread' }));
  expect(after([code, confirm, accept, lost, code, confirm]).recorded).toEqual([checkIn, checkIn]);
});
