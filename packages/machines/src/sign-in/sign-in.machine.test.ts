import { describe, expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, type StateValueFrom, waitFor } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { ArrivedPerson, SignInEvent, SignInInput, SignInStep } from './sign-in.types.ts';

const person: ArrivedPerson = {
  id: 1,
  isImported: false,
  passwordModifiedAt: null,
  mustAcceptTerm: false,
};
const refused = { code: 'INVALID_CREDENTIALS', message: 'CPF, e-mail ou senha incorretos.' };
const offline = { code: 'NO_RESPONSE' };

const complete: SignInEvent = {
  type: 'credentials.submit',
  login: '529.982.247-25',
  password: 'Decola@2026',
};
const newPassword: SignInEvent = {
  type: 'newPassword.submit',
  password: ' Decola@2027 ',
  confirmation: 'Decola@2027',
};

type SignInState = StateValueFrom<typeof signInMachine>;

const events = [
  complete,
  newPassword,
  { type: 'term.accept' },
  { type: 'step.leave' },
  { type: 'xstate.done.actor.0.signIn.signingIn', output: undefined },
  { type: 'xstate.error.actor.0.signIn.signingIn', error: refused },
  { type: 'xstate.done.actor.0.signIn.loadingPerson', output: person },
  { type: 'xstate.done.actor.0.signIn.loadingPerson', output: { ...person, mustAcceptTerm: true } },
  { type: 'xstate.done.actor.0.signIn.loadingPerson', output: { ...person, isImported: true } },
  { type: 'xstate.error.actor.0.signIn.loadingPerson', error: offline },
  { type: 'xstate.done.actor.0.signIn.acceptingTerm', output: undefined },
  { type: 'xstate.error.actor.0.signIn.acceptingTerm', error: offline },
  { type: 'xstate.done.actor.0.signIn.changingPassword', output: undefined },
  { type: 'xstate.error.actor.0.signIn.changingPassword', error: offline },
  { type: 'xstate.done.actor.0.signIn.acceptingFirstTerm', output: undefined },
  { type: 'xstate.error.actor.0.signIn.acceptingFirstTerm', error: offline },
];

describe('every state of signing in', () => {
  it.each(['credentials', 'createCredentials', 'acceptTerm'] as const)('is reachable from %s', (step) => {
    const paths = pathsOf(signInMachine, events, { step });
    expect(statesReached(paths)).toEqual(
      stateNamesOf(signInMachine).filter((name) => name !== 'choosingStep'),
    );
  });
});

type Ports = {
  signIn?: () => unknown;
  loadPerson?: () => ArrivedPerson;
  acceptTerm?: () => unknown;
  changePassword?: () => unknown;
};

function start(ports: Ports, input: SignInInput = {}) {
  const calls: unknown[] = [];
  const emitted: string[] = [];
  const called = <Output, Input>(name: string, answer: () => Output): PromiseActorLogic<Output, Input> =>
    fakePort((given) => {
      calls.push(given === undefined ? name : [name, given]);
      return answer();
    });
  const actor = createActor(
    signInMachine.provide({
      actors: {
        signIn: called('signIn', ports.signIn ?? nothing),
        loadPerson: called('loadPerson', ports.loadPerson ?? (() => person)),
        acceptTerm: called('acceptTerm', ports.acceptTerm ?? nothing),
        changePassword: called('changePassword', ports.changePassword ?? nothing),
      },
    }),
    { input },
  );
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return { actor, calls, emitted };
}
const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const nothing = () => undefined;
const refuse = (error: unknown) => (): never => {
  throw error;
};

describe('signing in', () => {
  it('sends the CPF without its mask, loads the person and goes where they wanted (AUTH-07, AUTH-10)', async () => {
    const { actor, calls } = start({}, { redirect: '/student/course/12' });
    actor.send(complete);
    const snapshot = await settled(actor);
    expect(calls).toEqual([['signIn', { login: '52998224725', password: 'Decola@2026' }], 'loadPerson']);
    expect(snapshot.output).toEqual({ redirect: '/student/course/12' });
  });

  it('does not follow a way out of the app', async () => {
    const { actor } = start({}, { redirect: '//evil.example' });
    actor.send(complete);
    expect((await settled(actor)).output).toEqual({ redirect: undefined });
  });

  it('comes back to the panel with the reason, and clears it on the next try', async () => {
    let tries = 0;
    const { actor } = start({
      signIn: () => {
        tries += 1;
        if (tries === 1) throw refused;
      },
    });
    actor.send(complete);
    const failed = await settled(actor);
    expect([failed.value, failed.context.failure]).toEqual(['idle', refused]);
    actor.send(complete);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    expect((await settled(actor)).value).toBe('signedIn');
  });

  it('never keeps a password in its context', async () => {
    const { actor } = start({ signIn: refuse(refused) });
    actor.send(complete);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Decola@2026');
    await settled(actor);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Decola@2026');
  });

  it('asks for a new term, keeping the way back', async () => {
    const { actor, emitted, calls } = start(
      { loadPerson: () => ({ ...person, mustAcceptTerm: true }) },
      { redirect: '/student/course/12' },
    );
    actor.send(complete);
    expect((await settled(actor)).value).toBe('reviewingTerm');
    expect(emitted).toEqual(['term.due']);
    actor.send({ type: 'term.accept' });
    expect((await settled(actor)).output).toEqual({ redirect: '/student/course/12' });
    expect(calls.at(-1)).toBe('acceptTerm');
  });

  it('a first login changes the password, accepts the term and goes to the dashboard (AUTH-32, AUTH-34)', async () => {
    const { actor, emitted, calls } = start(
      { loadPerson: () => ({ ...person, isImported: true, mustAcceptTerm: true }) },
      { redirect: '/student/course/12' },
    );
    actor.send(complete);
    expect((await settled(actor)).value).toBe('creatingCredentials');
    actor.send(newPassword);
    expect((await settled(actor)).output).toEqual({ redirect: undefined });
    expect(calls.slice(2)).toEqual([
      ['changePassword', { password: 'Decola@2027', confirmation: 'Decola@2027' }],
      'acceptTerm',
    ]);
    expect(emitted).toEqual(['credentials.due', 'password.changed']);
  });

  it('a term that failed after the password was changed does not change it twice', async () => {
    let tries = 0;
    const { actor, calls } = start(
      {
        acceptTerm: () => {
          tries += 1;
          if (tries === 1) throw offline;
        },
      },
      { step: 'createCredentials' },
    );
    actor.send(newPassword);
    expect((await settled(actor)).context.failure?.code).toBe('NO_RESPONSE');
    actor.send(newPassword);
    expect((await settled(actor)).value).toBe('signedIn');
    expect(calls.filter((call) => Array.isArray(call) && call[0] === 'changePassword')).toHaveLength(1);
  });

  it.each([
    ['loading the person', { loadPerson: refuse(offline) }, undefined, complete, 'idle'],
    [
      'accepting the term',
      { acceptTerm: refuse(offline) },
      'acceptTerm',
      { type: 'term.accept' },
      'reviewingTerm',
    ],
    [
      'changing the password',
      { changePassword: refuse(offline) },
      'createCredentials',
      newPassword,
      'creatingCredentials',
    ],
  ] as const)('%s that fails says why, and the next try clears it', async (_, ports, step, event, state) => {
    const { actor } = start(ports, { ...(step && { step }) });
    actor.send(event);
    const failed = await settled(actor);
    expect([failed.value, failed.context.failure?.code]).toEqual([state, 'NO_RESPONSE']);
    actor.send(event);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it.each([
    ['acceptTerm', { acceptTerm: refuse(offline) }, { type: 'term.accept' }],
    ['createCredentials', { changePassword: refuse(offline) }, newPassword],
  ] as const)('leaving %s goes back to the panel without its failure', async (step, ports, event) => {
    const { actor } = start(ports, { step });
    actor.send(event);
    await settled(actor);
    actor.send({ type: 'step.leave' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ failure: undefined });
  });

  it('a step that the address asks for begins anew there, with where to return', () => {
    const { actor } = start({}, { step: 'createCredentials' });
    actor.send({ type: 'step.ask', step: 'acceptTerm', redirect: '/student/course/7' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'reviewingTerm',
      context: { step: 'acceptTerm', redirect: '/student/course/7' },
    });
    actor.send({ type: 'step.ask', step: 'credentials', redirect: '//elsewhere' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { redirect: undefined } });
  });

  const other = '/student/course/8';
  it.each<[string, SignInStep, SignInEvent | undefined, string | undefined, SignInState, string | undefined]>(
    [
      ['the panel', 'credentials', undefined, other, 'idle', other],
      ['a login on its way', 'credentials', complete, other, 'signingIn', other],
      ['a term', 'acceptTerm', undefined, other, 'reviewingTerm', other],
      ['an acceptance on its way', 'acceptTerm', { type: 'term.accept' }, other, 'acceptingTerm', other],
      ['a first login', 'createCredentials', undefined, other, 'creatingCredentials', undefined],
      ['a password on its way', 'createCredentials', newPassword, other, 'changingPassword', undefined],
      ['a way that is given up', 'credentials', undefined, undefined, 'idle', undefined],
      ['a way out of the app', 'acceptTerm', undefined, '//evil.example', 'reviewingTerm', undefined],
    ],
  )('%s asked for again goes on, and leads where the address says now', async (...row) => {
    const [, step, event, redirect, state, kept] = row;
    const { actor, calls } = start({}, { step, redirect: '/student/course/7' });
    if (event) actor.send(event);
    const before = actor.getSnapshot();
    actor.send({ type: 'step.ask', step, redirect });
    const after = actor.getSnapshot();
    expect([after.value, after.context]).toEqual([state, { ...before.context, redirect: kept }]);
    if (!event) return;
    expect((await settled(actor)).output).toEqual({ redirect: kept });
    const names = calls.map((call) => (Array.isArray(call) ? call[0] : call));
    expect(names).toEqual([...new Set(names)]);
  });

  it('asking for what stands, with the same way back, changes nothing', async () => {
    const { actor } = start(
      { loadPerson: () => ({ ...person, mustAcceptTerm: true }) },
      { redirect: '/student/course/7' },
    );
    actor.send(complete);
    const before = await settled(actor);
    actor.send({ type: 'step.ask', step: 'acceptTerm', redirect: '/student/course/7' });
    expect(actor.getSnapshot().context).toBe(before.context);
  });

  it('a step that it leads to itself goes on when the address follows', async () => {
    const { actor } = start({ loadPerson: () => ({ ...person, mustAcceptTerm: true }) });
    actor.send(complete);
    expect((await settled(actor)).value).toBe('reviewingTerm');
    actor.send({ type: 'term.accept' });
    const before = actor.getSnapshot();
    actor.send({ type: 'step.ask', step: 'acceptTerm', redirect: undefined });
    expect(actor.getSnapshot().value).toBe(before.value);
  });

  it('of a first login whose term failed only the term is left, until somebody signs in anew', async () => {
    const refusedTerm = { loadPerson: () => ({ ...person, isImported: true }), acceptTerm: refuse(offline) };
    const { actor, calls } = start(refusedTerm, { step: 'createCredentials' });
    actor.send(newPassword);
    expect((await settled(actor)).context.isPasswordChanged).toBe(true);
    actor.send({ type: 'step.leave' });
    actor.send(complete);
    expect((await settled(actor)).value).toBe('creatingCredentials');
    expect(actor.getSnapshot().context.isPasswordChanged).toBe(false);
    actor.send(newPassword);
    await settled(actor);
    expect(calls.filter((call) => Array.isArray(call) && call[0] === 'changePassword')).toHaveLength(2);
  });

  it('a term that fails again after the password was changed clears the first failure meanwhile', async () => {
    const { actor } = start({ acceptTerm: refuse(offline) }, { step: 'createCredentials' });
    actor.send(newPassword);
    await settled(actor);
    actor.send({ ...newPassword, password: '' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
      'acceptingFirstTerm',
      undefined,
    ]);
  });
});
