import type { Person } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { signInAgainMachine } from './sign-in-again.machine.ts';

const ana: Person = {
  id: 1,
  name: 'Ana Beatriz Souza',
  socialName: null,
  email: 'ana.souza@decola.com.br',
  imageUrl: null,
  userType: 1,
  decoins: 120,
  isFirstLogin: false,
  isImported: false,
  passwordModifiedAt: null,
  mustAcceptTerm: false,
  companies: [],
};
const helena: Person = { ...ana, id: 2, name: 'Helena Prado Martins' };
const refused = { code: 'INVALID_CREDENTIALS', message: 'CPF, e-mail ou senha incorretos.' };
const offline = { code: 'NO_RESPONSE' };
const password = { type: 'credentials.submit', login: '529.982.247-25', password: 'Decola@2026' } as const;

const events = [
  password,
  { type: 'page.abandon' },
  { type: 'xstate.done.actor.0.signInAgain.signingIn', output: undefined },
  { type: 'xstate.error.actor.0.signInAgain.signingIn', error: refused },
  { type: 'xstate.done.actor.0.signInAgain.readingPerson', output: ana },
  { type: 'xstate.done.actor.0.signInAgain.readingPerson', output: helena },
  { type: 'xstate.error.actor.0.signInAgain.readingPerson', error: offline },
];

it('every state of signing in again is reachable', () => {
  const paths = pathsOf(signInAgainMachine, events, { personId: 1 });
  expect(statesReached(paths)).toEqual(stateNamesOf(signInAgainMachine));
});

function start(ports: { signIn?: () => unknown; readPerson?: () => Person | Promise<Person> } = {}) {
  const calls: unknown[] = [];
  const told: unknown[] = [];
  const actor = createActor(
    signInAgainMachine.provide({
      actors: {
        signIn: fakePort((credentials) => {
          calls.push(credentials);
          return ports.signIn?.();
        }),
        readPerson: fakePort(() => {
          calls.push('readPerson');
          return ports.readPerson?.() ?? ana;
        }),
      },
    }),
    { input: { personId: ana.id } },
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  return { actor, calls, told };
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
const refuse = (error: unknown) => (): never => {
  throw error;
};

describe('signing in again over a page', () => {
  it('the same person goes on', async () => {
    const { actor, calls, told } = start();
    actor.send(password);
    await settle();
    expect(actor.getSnapshot().value).toBe('renewed');
    expect(calls).toEqual([{ login: '52998224725', password: 'Decola@2026' }, 'readPerson']);
    expect(told).toEqual([{ type: 'person.arrived', person: ana }]);
  });

  it('another person replaces them', async () => {
    const { actor, told } = start({ readPerson: () => helena });
    actor.send(password);
    await settle();
    expect([actor.getSnapshot().value, told]).toEqual([
      'replaced',
      [{ type: 'person.arrived', person: helena }],
    ]);
  });

  it('a wrong password asks again, and the next try clears it', async () => {
    const { actor } = start({ signIn: refuse(refused) });
    actor.send(password);
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['asking', refused]);
    actor.send(password);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it('asks again when it cannot be read who signed in', async () => {
    const { actor, told } = start({ readPerson: refuse(offline) });
    actor.send(password);
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code, told]).toEqual([
      'asking',
      'NO_RESPONSE',
      [],
    ]);
  });

  it('gives the page up', () => {
    const { actor, told } = start();
    actor.send({ type: 'page.abandon' });
    expect([actor.getSnapshot().value, told]).toEqual(['abandoned', [{ type: 'page.abandoned' }]]);
  });

  it('gives the page up also while the password is on its way, and what comes of it is nothing', async () => {
    const { actor, calls, told } = start();
    actor.send(password);
    expect(actor.getSnapshot().value).toBe('signingIn');
    actor.send({ type: 'page.abandon' });
    await settle();
    expect([actor.getSnapshot().value, calls.length, told]).toEqual([
      'abandoned',
      1,
      [{ type: 'page.abandoned' }],
    ]);
  });

  it('gives the page up also while it is read who has signed in', async () => {
    const { actor, told } = start({ readPerson: () => new Promise<Person>(() => undefined) });
    actor.send(password);
    await settle();
    expect(actor.getSnapshot().value).toBe('readingPerson');
    actor.send({ type: 'page.abandon' });
    expect([actor.getSnapshot().value, told]).toEqual(['abandoned', [{ type: 'page.abandoned' }]]);
  });

  it('a password is never kept', () => {
    const { actor } = start();
    actor.send(password);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Decola@2026');
  });
});
