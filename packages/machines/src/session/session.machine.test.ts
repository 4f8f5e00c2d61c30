import { describe, expect, it } from 'vitest';
import { createActor, type PromiseActorLogic } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionInput, SessionPerson } from './session.types.ts';

const ana: SessionPerson = { id: 1, userType: 1, isFirstLogin: false };
const bruno: SessionPerson = { id: 2, userType: 4, isFirstLogin: false };
const open = { isMaintenanceMode: false, isSuggestionMode: false };
const closed = { isMaintenanceMode: true, isSuggestionMode: true };
const expired = { code: 'ACCESS_SESSION_EXPIRED', message: 'Faça seu login novamente.' };

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.session.${state}`, output });
const failed = (state: string, error: unknown) => ({ type: `xstate.error.actor.0.session.${state}`, error });

const events = [
  { type: 'route.enter', place: 'private' },
  { type: 'route.enter', place: 'maintenance' },
  { type: 'person.arrive', person: ana },
  { type: 'session.expire', place: 'content' },
  { type: 'session.expire', place: 'private' },
  { type: 'credentials.submit', login: '52998224725', password: 'Decola@2026' },
  { type: 'page.abandon' },
  { type: 'leave.ask' },
  { type: 'leave.cancel' },
  { type: 'leave.confirm' },
  done('consulting', open),
  failed('consulting', {}),
  done('entering.session.validating', { isValid: true }),
  failed('entering.session.validating', expired),
  done('entering.configuration.loading', open),
  done('entering.profile.checking', { isAdmin: false, isManager: false }),
  done('expired.signingInAgain', {}),
  failed('expired.signingInAgain', {}),
  done('expired.recognising', ana),
  done('expired.recognising', bruno),
  done('expired.replacing', {}),
  done('signingOut', {}),
  done('forgetting', {}),
];

it('every state is reachable', () => {
  const reached = [undefined, ana].flatMap((person) =>
    statesReached(
      pathsOf(sessionMachine, events, { person }, ({ context }) => [context.person?.id, context.userType]),
    ),
  );
  const transient = ['recalling', 'entering.profile.recalling'];
  expect([...new Set(reached)].sort()).toEqual(
    stateNamesOf(sessionMachine).filter((name) => !transient.includes(name)),
  );
});

type Ports = {
  validateSession?: () => unknown;
  loadConfiguration?: () => typeof open;
  checkUserType?: () => { isAdmin: boolean; isManager: boolean };
  signIn?: () => unknown;
  loadPerson?: () => SessionPerson;
  signOut?: () => unknown;
  forgetPerson?: () => unknown;
};

function start(ports: Ports = {}, input: SessionInput = { person: ana }) {
  const calls: unknown[] = [];
  const news: unknown[] = [];
  const called = <Output, Input>(name: string, answer: () => Output): PromiseActorLogic<Output, Input> =>
    fakePort((given) => {
      calls.push(given === undefined ? name : [name, given]);
      return answer();
    });
  const nothing = () => undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        validateSession: called('validateSession', ports.validateSession ?? nothing),
        loadConfiguration: called('loadConfiguration', ports.loadConfiguration ?? (() => open)),
        checkUserType: called(
          'checkUserType',
          ports.checkUserType ?? (() => ({ isAdmin: false, isManager: false })),
        ),
        signIn: called('signIn', ports.signIn ?? nothing),
        loadPerson: called('loadPerson', ports.loadPerson ?? (() => ana)),
        signOut: called('signOut', ports.signOut ?? nothing),
        forgetPerson: called('forgetPerson', ports.forgetPerson ?? nothing),
      },
    }),
    { input },
  );
  actor.on('*', (event) => news.push(event));
  actor.start();
  return { actor, calls, news };
}
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const refuse = (error: unknown) => (): never => {
  throw error;
};

describe('entering', () => {
  it('with nobody remembered calls nothing', async () => {
    const { actor, calls } = start({}, {});
    await settle();
    expect([actor.getSnapshot().value, calls]).toEqual(['absent', []]);
  });

  it('validates the session, asks for the configuration and for the user type, once', async () => {
    const { actor, calls } = start({ checkUserType: () => ({ isAdmin: true, isManager: true }) });
    await settle();
    expect(calls).toEqual(['validateSession', 'loadConfiguration', 'checkUserType']);
    expect(actor.getSnapshot().context.userType).toBe(2);
    actor.send({ type: 'route.enter', place: 'private' });
    await settle();
    expect(calls.slice(3)).toEqual(['validateSession', 'loadConfiguration']);
  });

  it('a public route is entered without a call', async () => {
    const { actor, calls } = start();
    await settle();
    actor.send({ type: 'route.enter', place: 'public' });
    await settle();
    expect(calls).toHaveLength(3);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('a 403 sends home, to come back', async () => {
    const { actor, news } = start({ validateSession: refuse(expired) });
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.person]).toEqual(['absent', undefined]);
    expect(news).toEqual([{ type: 'session.expired', place: 'private' }]);
  });

  it('any other failure of the check is noticed and lets through', async () => {
    const { actor, news } = start({ validateSession: refuse({ code: 'NO_RESPONSE' }) });
    await settle();
    expect(actor.getSnapshot().matches('present')).toBe(true);
    expect(news).toEqual([{ type: 'failure.noticed', failure: { code: 'NO_RESPONSE', message: undefined } }]);
  });

  it('takes the configuration over, and the open one when it cannot be had', async () => {
    let isDown = false;
    const { actor } = start({ loadConfiguration: () => (isDown ? refuse({})() : closed) });
    await settle();
    expect(actor.getSnapshot().context.configuration).toEqual(closed);
    isDown = true;
    actor.send({ type: 'route.enter', place: 'private' });
    await settle();
    expect(actor.getSnapshot().context.configuration).toEqual(open);
  });

  it('without the two checks the user record decides, unknown types as students', async () => {
    for (const [userType, expected] of [
      [4, 4],
      [5, 1],
    ]) {
      const { actor } = start({ checkUserType: refuse({}) }, { person: { ...ana, userType: userType ?? 1 } });
      await settle();
      expect(actor.getSnapshot().context.userType).toBe(expected);
    }
  });

  it('somebody who signed in is welcomed', async () => {
    const { actor, calls } = start({}, {});
    actor.send({ type: 'person.arrive', person: bruno });
    await settle();
    expect(actor.getSnapshot().context.person).toEqual(bruno);
    expect(calls).toEqual(['validateSession', 'loadConfiguration', 'checkUserType']);
  });

  it('the maintenance screen asks for the configuration even with nobody there', async () => {
    const { actor, calls } = start({ loadConfiguration: () => closed }, {});
    actor.send({ type: 'route.enter', place: 'private' });
    await settle();
    expect(calls).toEqual([]);
    actor.send({ type: 'route.enter', place: 'maintenance' });
    await settle();
    expect([calls, actor.getSnapshot().context.configuration.isMaintenanceMode]).toEqual([
      ['loadConfiguration'],
      true,
    ]);
  });
});

describe('a session that ends', () => {
  it('elsewhere than over a content sends home and forgets who it was', async () => {
    const { actor, news } = start();
    await settle();
    actor.send({ type: 'session.expire', place: 'private' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.person]).toEqual(['absent', undefined]);
    expect(news).toEqual([{ type: 'session.expired', place: 'private' }]);
  });

  it('over a content keeps the page, asks for the password and goes on with the same person', async () => {
    const { actor, calls, news } = start();
    await settle();
    actor.send({ type: 'session.expire', place: 'content' });
    actor.send({ type: 'session.expire', place: 'content' });
    expect(actor.getSnapshot().hasTag('present')).toBe(true);
    actor.send({ type: 'credentials.submit', login: '529.982.247-25', password: 'Decola@2026' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ present: 'staying' });
    expect(calls.slice(3)).toEqual([
      ['signIn', { login: '52998224725', password: 'Decola@2026' }],
      'loadPerson',
    ]);
    expect(news).toEqual([
      { type: 'session.expired', place: 'content' },
      { type: 'session.renewed', personId: 1 },
    ]);
  });

  it('a wrong password asks again', async () => {
    const { actor } = start({
      signIn: refuse({ code: 'INVALID_CREDENTIALS', message: 'Login ou senha inválidos.' }),
    });
    await settle();
    actor.send({ type: 'session.expire', place: 'content' });
    actor.send({ type: 'credentials.submit', login: '529.982.247-25', password: 'x' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ expired: 'askingPassword' });
    expect(actor.getSnapshot().context.failure?.code).toBe('INVALID_CREDENTIALS');
  });

  it('a different person starts clean: the former is forgotten first', async () => {
    const { actor, calls, news } = start({ loadPerson: () => bruno });
    await settle();
    actor.send({ type: 'session.expire', place: 'content' });
    actor.send({ type: 'credentials.submit', login: 'bruno@decola.com.br', password: 'Decola@2026' });
    await settle();
    expect(calls.slice(5)).toEqual([
      ['forgetPerson', { personId: 1 }],
      'validateSession',
      'loadConfiguration',
      'checkUserType',
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ person: bruno, newcomer: undefined });
    expect(news.at(-1)).toEqual({ type: 'person.replaced', personId: 2 });
  });

  it('giving up goes home, to come back', async () => {
    const { actor, news } = start();
    await settle();
    actor.send({ type: 'session.expire', place: 'content' });
    actor.send({ type: 'page.abandon' });
    expect(actor.getSnapshot().value).toBe('absent');
    expect(news.at(-1)).toEqual({ type: 'session.expired', place: 'private' });
  });
});

describe('leaving', () => {
  it('asks first, and staying changes nothing', async () => {
    const { actor, calls } = start();
    await settle();
    actor.send({ type: 'leave.ask' });
    expect(actor.getSnapshot().value).toEqual({ present: 'confirmingLeave' });
    actor.send({ type: 'leave.cancel' });
    expect(actor.getSnapshot().value).toEqual({ present: 'staying' });
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['as it should', undefined, []],
    [
      'although the server refused',
      { code: 'UNEXPECTED_ERROR' },
      [{ type: 'leave.failed', failure: { code: 'UNEXPECTED_ERROR', message: undefined } }],
    ],
  ])('forgets the person, reloads the configuration and goes home %s', async (_, error, before) => {
    const { actor, calls, news } = start({ signOut: () => (error ? refuse(error)() : undefined) });
    await settle();
    actor.send({ type: 'leave.ask' });
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect(calls.slice(3)).toEqual(['signOut', ['forgetPerson', { personId: 1 }], 'loadConfiguration']);
    expect(news).toEqual([...before, { type: 'person.left' }]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.person]).toEqual(['absent', undefined]);
  });
});

it('what changes of a person is taken over, never who they are', async () => {
  const { actor } = start({}, { person: { ...ana, isFirstLogin: true } });
  await settle();
  actor.send({ type: 'person.change', person: { isFirstLogin: false } });
  expect(actor.getSnapshot().context.person).toEqual(ana);
});

it('a password is never kept', async () => {
  const { actor } = start();
  await settle();
  actor.send({ type: 'session.expire', place: 'content' });
  actor.send({ type: 'credentials.submit', login: '529.982.247-25', password: 'Decola@2026' });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Decola@2026');
});

it('a person who arrives is taken over wherever the session stands', async () => {
  const consulting = start({}, {});
  consulting.actor.send({ type: 'route.enter', place: 'maintenance' });
  consulting.actor.send({ type: 'person.arrive', person: bruno });
  await settle();
  expect(consulting.actor.getSnapshot().context.person).toEqual(bruno);

  const present = start();
  await settle();
  present.actor.send({ type: 'person.arrive', person: bruno });
  await settle();
  expect(present.actor.getSnapshot().context.person).toEqual(bruno);
});

it('what changes while a page is being entered is taken over too', () => {
  const { actor } = start({}, { person: { ...ana, isFirstLogin: true } });
  actor.send({ type: 'person.change', person: { isFirstLogin: false } });
  expect(actor.getSnapshot().context.person).toEqual(ana);
});

it('signing in again that fails while the person is read says why, and the next try clears it', async () => {
  const { actor } = start({ loadPerson: refuse({ code: 'NO_RESPONSE' }) });
  await settle();
  const password = { type: 'credentials.submit', login: '529.982.247-25', password: 'Decola@2026' } as const;
  actor.send({ type: 'session.expire', place: 'content' });
  actor.send(password);
  await settle();
  expect(actor.getSnapshot().context.failure?.code).toBe('NO_RESPONSE');
  actor.send(password);
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});
