import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort, silentPort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { signOutMachine } from './sign-out.machine.ts';

const nothing = { notes: 0, doubts: 0, contents: 0, checkIns: 0 };
const refused = { code: 'NOT_FOUND', message: 'A sessão não existe.' };

const events = [
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
  { type: 'xstate.done.actor.0.signOut.sending', output: undefined },
  { type: 'xstate.done.actor.0.signOut.counting', output: nothing },
  { type: 'xstate.done.actor.0.signOut.counting', output: { ...nothing, notes: 2 } },
  { type: 'xstate.done.actor.0.signOut.leaving', output: undefined },
  { type: 'xstate.error.actor.0.signOut.leaving', error: refused },
];

it('every state of signing out is reachable', () => {
  expect(statesReached(pathsOf(signOutMachine, events, {}))).toEqual(stateNamesOf(signOutMachine));
});

type Ports = {
  sendWaiting?: 'done' | 'fails' | 'silent';
  unsent?: Partial<typeof nothing> | 'fails' | 'silent';
  signOut?: 'done' | 'fails' | 'silent';
};

function start(ports: Ports = {}) {
  const calls: string[] = [];
  const told: unknown[] = [];
  const clock = new SimulatedClock();
  const { unsent = nothing } = ports;
  const portOf = (name: string, answer: Ports['signOut'] = 'done') =>
    answer === 'silent'
      ? silentPort<unknown, undefined>()
      : fakePort<unknown, undefined>(() => {
          calls.push(name);
          if (answer === 'fails') throw refused;
        });
  const actor = createActor(
    signOutMachine.provide({
      actors: {
        sendWaiting: portOf('sendWaiting', ports.sendWaiting),
        countUnsent:
          unsent === 'silent'
            ? silentPort<typeof nothing, undefined>()
            : fakePort<typeof nothing, undefined>(() => {
                if (unsent === 'fails') throw refused;
                return { ...nothing, ...unsent };
              }),
        signOut: portOf('signOut', ports.signOut),
      },
    }),
    { clock },
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  return { actor, calls, told, clock };
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

describe('signing out', () => {
  it('asks first, and staying calls nothing', async () => {
    const { actor, calls, told } = start();
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'leave.cancel' });
    await settle();
    expect([actor.getSnapshot().value, calls, told]).toEqual(['staying', [], []]);
  });

  it('sends what waits before the session ends', async () => {
    const { actor, calls, told } = start();
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect([actor.getSnapshot().value, calls, told]).toEqual([
      'left',
      ['sendWaiting', 'signOut'],
      [{ type: 'person.left' }],
    ]);
  });

  it.each([{ notes: 2 }, { doubts: 1 }, { contents: 1 }, { checkIns: 1 }])(
    'says what would be lost (%j) before the session ends, and staying ends nothing',
    async (unsent) => {
      const { actor, calls, told } = start({ sendWaiting: 'fails', unsent });
      actor.send({ type: 'leave.confirm' });
      await settle();
      expect(actor.getSnapshot()).toMatchObject({
        value: 'reconsidering',
        context: { unsent: { ...nothing, ...unsent } },
      });
      actor.send({ type: 'leave.cancel' });
      await settle();
      expect([actor.getSnapshot().value, calls, told]).toEqual(['staying', ['sendWaiting'], []]);
    },
  );

  it('what is sent behind the question is no longer said to be lost; once all is, the usual question stands', async () => {
    const { actor } = start({ unsent: { checkIns: 1, notes: 1 } });
    actor.send({ type: 'leave.confirm' });
    await settle();
    actor.send({ type: 'unsent.learn', unsent: { ...nothing, checkIns: 1 } });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'reconsidering',
      context: { unsent: { ...nothing, checkIns: 1 } },
    });
    actor.send({ type: 'unsent.learn', unsent: nothing });
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { unsent: nothing } });
  });

  it('whoever leaves all the same is gone', async () => {
    const { actor, calls, told } = start({ unsent: { notes: 2 } });
    actor.send({ type: 'leave.confirm' });
    await settle();
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect([actor.getSnapshot().value, calls, told]).toEqual([
      'left',
      ['sendWaiting', 'signOut'],
      [{ type: 'person.left' }],
    ]);
  });

  it('leaves also when the device does not tell', async () => {
    const { actor } = start({ unsent: 'fails' });
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect(actor.getSnapshot().value).toBe('left');
  });

  it('leaves also when what waits cannot be sent', async () => {
    const { actor, calls } = start({ sendWaiting: 'fails' });
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect([actor.getSnapshot().value, calls]).toEqual(['left', ['sendWaiting', 'signOut']]);
  });

  it('a server that refuses is told, and the person is gone all the same (AUTH-42)', async () => {
    const { actor, told } = start({ signOut: 'fails' });
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect([actor.getSnapshot().value, told]).toEqual([
      'failed',
      [{ type: 'leave.failed', failure: refused }, { type: 'person.left' }],
    ]);
  });

  it('waits for nobody longer than 15 seconds in all', async () => {
    const { actor, told, clock } = start({ sendWaiting: 'silent', unsent: 'silent', signOut: 'silent' });
    actor.send({ type: 'leave.confirm' });
    clock.increment(4000);
    clock.increment(1000);
    expect(actor.getSnapshot().value).toBe('leaving');
    clock.increment(10_000);
    expect([actor.getSnapshot().value, told]).toEqual([
      'failed',
      [
        { type: 'leave.failed', failure: { code: 'NO_RESPONSE', message: undefined } },
        { type: 'person.left' },
      ],
    ]);
  });

  it('a second confirmation changes nothing', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'leave.confirm' });
    actor.send({ type: 'leave.confirm' });
    actor.send({ type: 'leave.cancel' });
    await settle();
    expect([actor.getSnapshot().value, calls]).toEqual(['left', ['sendWaiting', 'signOut']]);
  });
});
