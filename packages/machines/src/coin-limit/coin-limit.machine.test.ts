import type { DecoinLimit } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fakePort, silentPort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { coinLimitMachine } from './coin-limit.machine.ts';

const reached: DecoinLimit = { isDailyLimitReached: true, hasAcceptedDailyLimit: false };
const open: DecoinLimit = { isDailyLimitReached: false, hasAcceptedDailyLimit: false };
const accepted: DecoinLimit = { isDailyLimitReached: true, hasAcceptedDailyLimit: true };

const events = [
  { type: 'coins.earn', day: '2026-11-25' },
  { type: 'limit.close' },
  { type: 'limit.settle' },
  { type: 'xstate.done.actor.0.coinLimit.checking', output: reached },
  { type: 'xstate.done.actor.0.coinLimit.checking', output: open },
  { type: 'xstate.done.actor.0.coinLimit.checking', output: accepted },
  { type: 'xstate.error.actor.0.coinLimit.checking', error: { code: 'NO_RESPONSE' } },
];

it('every state of the daily limit is reachable', () => {
  expect(statesReached(pathsOf(coinLimitMachine, events, undefined))).toEqual(stateNamesOf(coinLimitMachine));
});

/** The server's answers, one after the other. */
function start(...answers: (DecoinLimit | 'fails' | 'silent')[]) {
  let asked = 0;
  const emitted: unknown[] = [];
  const readLimit =
    answers[0] === 'silent'
      ? silentPort<DecoinLimit, undefined>()
      : fakePort<DecoinLimit, undefined>(() => {
          const answer = answers[asked++];
          if (!answer || typeof answer === 'string') throw { code: 'NO_RESPONSE' };
          return answer;
        });
  const actor = createActor(coinLimitMachine.provide({ actors: { readLimit } }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const earn = async (day = '2026-11-25') => {
    actor.send({ type: 'coins.earn', day });
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    return actor.getSnapshot().value;
  };
  return { actor, earn, emitted, asked: () => asked };
}

const acceptance = { type: 'act.record', act: { kind: 'acceptLimit' } };

describe('the daily limit of coins', () => {
  it('nothing is asked before something was earned (DECOIN-07)', () => {
    const { actor, asked } = start(reached);
    expect([actor.getSnapshot().value, asked()]).toEqual(['resting', 0]);
  });

  it('is told when it is reached, and not before (DECOIN-09)', async () => {
    const { earn } = start(open, reached);
    expect([await earn(), await earn()]).toEqual(['resting', 'telling']);
  });

  it('whoever has accepted it is not told, and the day asks no more (DECOIN-08)', async () => {
    const { earn, asked } = start(accepted, reached);
    expect([await earn(), await earn(), asked()]).toEqual(['accepted', 'accepted', 1]);
  });

  it('closing records the acceptance once; it does not open again on that day (DECOIN-11)', async () => {
    const { actor, earn, emitted, asked } = start(reached, reached);
    await earn();
    actor.send({ type: 'limit.close' });
    actor.send({ type: 'limit.close' });
    expect([actor.getSnapshot().value, emitted]).toEqual(['accepted', [acceptance]]);
    expect([await earn(), asked()]).toEqual(['accepted', 1]);
  });

  it('another day is another limit', async () => {
    const { actor, earn, emitted } = start(reached, reached);
    await earn();
    actor.send({ type: 'limit.close' });
    expect(await earn('2026-11-26')).toBe('telling');
    actor.send({ type: 'limit.close' });
    expect(emitted).toEqual([acceptance, acceptance]);
  });

  it('what another tab has accepted is closed here, and not accepted once more', async () => {
    const { actor, earn, emitted } = start(reached);
    await earn();
    actor.send({ type: 'limit.settle' });
    expect([actor.getSnapshot().value, emitted]).toEqual(['accepted', []]);
  });

  it('without an answer nothing is said, and the next earning asks again', async () => {
    const { earn, asked } = start('fails', reached);
    expect([await earn(), await earn(), asked()]).toEqual(['resting', 'telling', 2]);
  });

  it('what is earned while it asks asks anew', async () => {
    const { actor, earn } = start('silent');
    await earn();
    expect(await earn('2026-11-26')).toBe('checking');
    expect(actor.getSnapshot().context.day).toBe('2026-11-26');
  });
});
