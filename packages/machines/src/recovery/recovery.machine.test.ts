import { describe, expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, waitFor } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { recoveryMachine } from './recovery.machine.ts';
import type { RecoveryEvent, RecoveryPlace, StartedRecovery } from './recovery.types.ts';

const offline = { code: 'NO_RESPONSE' };
const usedToken = { code: 'INVALID_TOKEN', message: 'Este link não vale mais.' };

const login: RecoveryEvent = { type: 'login.submit', login: '529.982.247-25' };
const identity: RecoveryEvent = { type: 'identity.submit', identity: { email: 'ana@decola.com.br' } };
const newPassword: RecoveryEvent = {
  type: 'newPassword.submit',
  password: ' Decola@2027 ',
  confirmation: 'Decola@2027 ',
};
const ask = (place: RecoveryPlace): RecoveryEvent => ({ type: 'step.ask', place });
const byMail: RecoveryPlace = { step: 'newPassword', token: 'abc', by: 'email' };

const events = [
  login,
  identity,
  newPassword,
  ...(['method', 'login', 'mailSent', 'identity', 'newPassword'] as const).map((step) => ask({ step })),
  { type: 'xstate.done.actor.0.recovery.startingRecovery', output: 'data' },
  { type: 'xstate.done.actor.0.recovery.startingRecovery', output: 'email' },
  { type: 'xstate.error.actor.0.recovery.startingRecovery', error: offline },
  { type: 'xstate.done.actor.0.recovery.checkingIdentity', output: 'abc' },
  { type: 'xstate.error.actor.0.recovery.checkingIdentity', error: offline },
  { type: 'xstate.done.actor.0.recovery.savingPassword', output: undefined },
  { type: 'xstate.error.actor.0.recovery.savingPassword', error: offline },
  { type: 'xstate.error.actor.0.recovery.savingPassword', error: usedToken },
];

it.each(['method', 'login', 'mailSent', 'identity', 'newPassword'] as const)(
  'every state of the recovery is reachable from %s',
  (step) => {
    // It is left in the same breath; the walk alone goes on from an end, where an actor hears nothing, and stands in it.
    const stands = (name: string) => name !== 'choosingStep';
    const reached = statesReached(pathsOf(recoveryMachine, events, { step }));
    expect(reached.filter(stands)).toEqual(stateNamesOf(recoveryMachine).filter(stands));
  },
);

it('every state says what it is', () => {
  for (const name of stateNamesOf(recoveryMachine))
    expect(recoveryMachine.root.states[name]?.description).toMatch(/\.$/);
});

type Ports = {
  startRecovery?: () => StartedRecovery;
  checkIdentity?: () => string;
  savePassword?: () => unknown;
};

const refuse = (error: unknown) => (): never => {
  throw error;
};

function start(place: RecoveryPlace, ports: Ports = {}) {
  const calls: unknown[] = [];
  const emitted: unknown[] = [];
  const called = <Output, Input>(name: string, answer: () => Output): PromiseActorLogic<Output, Input> =>
    fakePort((given) => {
      calls.push([name, given]);
      return answer();
    });
  const actor = createActor(
    recoveryMachine.provide({
      actors: {
        startRecovery: called('startRecovery', ports.startRecovery ?? (() => 'email')),
        checkIdentity: called('checkIdentity', ports.checkIdentity ?? (() => 'abc')),
        savePassword: called('savePassword', ports.savePassword ?? (() => undefined)),
      },
    }),
    { input: place },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, calls, emitted, settled };
}

it('a document leads to the identity form (RECOVERY-10, RECOVERY-11)', async () => {
  const { actor, calls, emitted, settled } = start({ step: 'login' }, { startRecovery: () => 'data' });
  actor.send(login);
  expect((await settled()).value).toBe('identifying');
  expect(calls).toEqual([['startRecovery', { login: '52998224725' }]]);
  expect(emitted).toEqual([{ type: 'identity.due' }]);
});

it('an e-mail leads to “check your e-mail” (RECOVERY-09, RECOVERY-12)', async () => {
  const { actor, calls, emitted, settled } = start({ step: 'login' });
  actor.send({ type: 'login.submit', login: ' ana@decola.com.br ' });
  expect((await settled()).value).toBe('mailSent');
  expect(calls).toEqual([['startRecovery', { login: 'ana@decola.com.br' }]]);
  expect(emitted).toEqual([{ type: 'mail.sent' }]);
});

it('a confirmed identity leads to the new password with its token (AUTH-34, RECOVERY-17, RECOVERY-18, RECOVERY-20)', async () => {
  const { actor, calls, emitted, settled } = start({ step: 'identity' });
  actor.send(identity);
  expect((await settled()).value).toBe('choosingPassword');
  expect(emitted).toEqual([{ type: 'identity.confirmed', token: 'abc' }]);
  actor.send(newPassword);
  expect((await settled()).value).toBe('saved');
  expect(calls.at(-1)).toEqual([
    'savePassword',
    { by: 'data', token: 'abc', password: 'Decola@2027', confirmation: 'Decola@2027' },
  ]);
  expect(emitted.at(-1)).toEqual({ type: 'password.saved' });
});

it('the token of a mail is taken by the call for mails (RECOVERY-19)', async () => {
  const { actor, calls, settled } = start(byMail);
  actor.send(newPassword);
  await settled();
  expect(calls).toEqual([
    ['savePassword', { by: 'email', token: 'abc', password: 'Decola@2027', confirmation: 'Decola@2027' }],
  ]);
});

it('a token that does not hold leads out, and another one begins anew', async () => {
  const { actor, settled } = start(byMail, { savePassword: refuse(usedToken) });
  actor.send(newPassword);
  expect((await settled()).value).toBe('tokenRefused');
  actor.send(ask(byMail));
  expect(actor.getSnapshot().value).toBe('tokenRefused');
  actor.send(ask({ ...byMail, token: 'other' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosingPassword', context: { failure: undefined } });
});

describe('a token that does not hold after an answer was lost', () => {
  const answers = (...errors: unknown[]) => ({ savePassword: () => refuse(errors.shift())() });

  it.each(['NO_RESPONSE', 'TIMEOUT'])('may have been used by that try (%s)', async (code) => {
    const weak = { code: 'WEAK_PASSWORD' };
    const { actor, settled } = start(byMail, answers({ code }, weak, usedToken));
    for (const state of ['choosingPassword', 'choosingPassword', 'tokenRefused']) {
      actor.send(newPassword);
      expect(await settled()).toMatchObject({ value: state, context: { mayBeSaved: true } });
    }
    actor.send(ask({ ...byMail, token: 'other' }));
    expect(actor.getSnapshot().context.mayBeSaved).toBe(false);
  });

  it('has not where every try was answered', async () => {
    const { actor, settled } = start(byMail, answers({ code: 'WEAK_PASSWORD' }, usedToken));
    actor.send(newPassword);
    await settled();
    actor.send(newPassword);
    expect(await settled()).toMatchObject({ value: 'tokenRefused', context: { mayBeSaved: false } });
  });
});

describe('what fails says why, and the next try clears it', () => {
  it.each([
    ['starting', 'login', login, { startRecovery: refuse(offline) }, 'askingLogin'],
    ['the identity', 'identity', identity, { checkIdentity: refuse(offline) }, 'identifying'],
    ['the password', 'newPassword', newPassword, { savePassword: refuse(offline) }, 'choosingPassword'],
  ] as const)('%s', async (_, step, event, ports, state) => {
    const { actor, settled } = start({ step }, ports);
    actor.send(event);
    const failed = await settled();
    expect([failed.value, failed.context.failure?.code]).toEqual([state, 'NO_RESPONSE']);
    actor.send(event);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });
});

it('what is asked for twice is sent once', async () => {
  const { actor, calls, settled } = start({ step: 'login' });
  actor.send(login);
  actor.send(login);
  await settled();
  expect(calls).toHaveLength(1);
});

it('the address that follows changes nothing, and another one leaves without the failure', async () => {
  const { actor, settled } = start({ step: 'identity' }, { checkIdentity: refuse(offline) });
  actor.send(identity);
  await settled();
  actor.send(ask({ step: 'identity' }));
  expect(actor.getSnapshot().context.failure?.code).toBe('NO_RESPONSE');
  actor.send(ask({ step: 'method' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosingMethod', context: { failure: undefined } });
});

it('nothing that was typed is kept', async () => {
  const { actor, settled } = start(byMail, { savePassword: refuse(offline) });
  actor.send(newPassword);
  await settled();
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Decola@2027');
});
