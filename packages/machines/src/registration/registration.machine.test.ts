import { emptyRegistration, passwordDemands, registrationToSend, type ZipCodeAddress } from '@student/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { registrationMachine } from './registration.machine.ts';
import type { MeasuredPassword, RegistrationEvent, RegistrationInput } from './registration.types.ts';

const offline = { code: 'NO_RESPONSE' };
const known = { code: 'ALREADY_REGISTERED', message: 'Já existe um cadastro com este CPF ou e-mail.' };

const input: RegistrationInput = { demands: passwordDemands.full, zipCode: '', hasAddress: false };
const submit: RegistrationEvent = {
  type: 'registration.submit',
  user: registrationToSend({ ...emptyRegistration, password: 'Nuvem#4821' }, []),
};
const zipCode = (typed: string): RegistrationEvent => ({ type: 'zipCode.type', zipCode: typed });
const password = (typed: string): RegistrationEvent => ({ type: 'password.type', password: typed });

const campinas: ZipCodeAddress = {
  zipCode: '13010001',
  street: 'Rua Barão de Jaguara',
  district: 'Centro',
  city: 'Campinas',
  federalUnit: 'SP',
  stateId: 25,
  complement: null,
};
const santos = { ...campinas, zipCode: '11010001', city: 'Santos' };
const strong = { entropy: 80, minEntropy: 40 };

const events = [
  submit,
  zipCode('13010-001'),
  zipCode('13010-00'),
  password('Nuvem#4821'),
  password('Nuvem'),
  { type: 'password.rest', password: 'Nuvem#4821' },
  { type: 'xstate.done.actor.0.registration.account.registering', output: undefined },
  { type: 'xstate.error.actor.0.registration.account.registering', error: offline },
  { type: 'xstate.done.actor.0.registration.address.finding', output: campinas },
  { type: 'xstate.error.actor.0.registration.address.finding', error: offline },
  { type: 'xstate.error.actor.0.registration.address.finding', error: known },
  { type: 'zipCode.retry' },
  { type: 'xstate.done.actor.0.registration.password.measuring', output: strong },
  { type: 'xstate.error.actor.0.registration.password.measuring', error: offline },
];

it('every state of the registration is reachable', () => {
  expect(statesReached(pathsOf(registrationMachine, events, input))).toEqual(
    stateNamesOf(registrationMachine),
  );
});

it('every state says what it is', () => {
  for (const region of Object.values(registrationMachine.root.states))
    for (const state of Object.values(region.states)) expect(state.description).toMatch(/\.$/);
});

type Ports = {
  register?: () => unknown;
  findAddress?: (given: { zipCode: string }) => ZipCodeAddress | Promise<ZipCodeAddress>;
  measurePassword?: (given: { password: string }) => MeasuredPassword | Promise<MeasuredPassword>;
};

function start(ports: Ports = {}, given: Partial<RegistrationInput> = {}) {
  const calls: unknown[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const called =
    <Given, Output>(name: string, answer: (given: Given) => Output | Promise<Output>) =>
    (sent: Given) => {
      calls.push([name, sent]);
      return answer(sent);
    };
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        register: fakePort(called('register', ports.register ?? (() => undefined))),
        findAddress: fakePort(called('findAddress', ports.findAddress ?? (() => campinas))),
        measurePassword: fakePort(called('measurePassword', ports.measurePassword ?? (() => strong))),
      },
    }),
    { input: { ...input, ...given }, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const stands = (value: object) => vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject(value));
  return { actor, clock, calls, emitted, stands };
}

const refuse = (error: unknown) => (): never => {
  throw error;
};

describe('the account', () => {
  it('is made once, and then told (REGISTER-19, REGISTER-25)', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send(submit);
    actor.send(submit);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await stands({ account: 'registered' });
    actor.send(submit);
    expect(calls).toEqual([['register', submit.user]]);
    expect(emitted).toEqual([{ type: 'person.registered' }]);
  });

  it('a refusal is told, the form stays, and the next try clears it (REGISTER-26)', async () => {
    const { actor, calls, stands } = start({ register: refuse(known) });
    actor.send(submit);
    await stands({ account: 'filling' });
    expect(actor.getSnapshot().context.failure).toEqual(known);
    actor.send(submit);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    await stands({ account: 'filling' });
    expect(calls).toHaveLength(2);
  });

  it.each(['NO_RESPONSE', 'TIMEOUT'])(
    'that is known after an answer was lost (%s) may be the one that was just made',
    async (code) => {
      const errors: unknown[] = [known, { code }, known];
      const { actor, stands } = start({ register: () => refuse(errors.shift())() });
      const told = [];
      for (let tries = 0; tries < 3; tries += 1) {
        actor.send(submit);
        await stands({ account: 'filling' });
        const { failure, mayBeRegistered } = actor.getSnapshot().context;
        told.push([failure?.code, mayBeRegistered]);
      }
      expect(told).toEqual([
        ['ALREADY_REGISTERED', false],
        [code, true],
        ['ALREADY_REGISTERED', true],
      ]);
    },
  );

  it('what goes wrong otherwise is unexpected (REGISTER-26)', async () => {
    const { actor, stands } = start({ register: refuse(new Error('broken')) });
    actor.send(submit);
    await stands({ account: 'filling' });
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNEXPECTED_ERROR', message: undefined });
  });

  it('no password stays, neither in the chart nor once it is sent (REGISTER-19)', async () => {
    const { actor, stands } = start({ register: refuse(known) });
    actor.send(password('Nuvem#4821'));
    actor.send(submit);
    await stands({ account: 'filling' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Nuvem');
  });
});

describe('the address', () => {
  it('is looked up once the zip code is whole, not before (REGISTER-13, REGISTER-14)', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send(zipCode('13010-00'));
    expect(actor.getSnapshot().value).toMatchObject({ address: 'untold' });
    actor.send(zipCode('13010-001'));
    await stands({ address: 'found' });
    expect(calls).toEqual([['findAddress', { zipCode: '13010001' }]]);
    expect(emitted).toEqual([{ type: 'address.found', address: campinas }]);
  });

  it('of a zip code that the server does not find is missing, whatever it answers (REGISTER-15)', async () => {
    for (const reason of [{ code: 'UNEXPECTED_ERROR' }, { code: 'ZIP_CODE_NOT_FOUND' }]) {
      const { actor, emitted, stands } = start({ findAddress: refuse(reason) });
      actor.send(zipCode('13010-001'));
      await stands({ address: 'missing' });
      expect(emitted).toEqual([{ type: 'address.missing' }]);
      actor.send(zipCode('13010-00'));
      expect(actor.getSnapshot().value).toMatchObject({ address: 'untold' });
    }
  });

  it.each(['NO_RESPONSE', 'TIMEOUT'])(
    'that nobody was reached for (%s) empties nothing, and is looked up again with the network',
    async (code) => {
      let isBack = false;
      const { actor, calls, emitted, stands } = start({
        findAddress: () => (isBack ? campinas : refuse({ code })()),
      });
      actor.send(zipCode('13010-001'));
      await stands({ address: 'unreached' });
      expect(emitted).toEqual([]);
      isBack = true;
      actor.send({ type: 'zipCode.retry' });
      await stands({ address: 'found' });
      expect(emitted).toEqual([{ type: 'address.found', address: campinas }]);
      expect(calls).toHaveLength(2);
    },
  );

  it('that nobody was reached for is looked up again by itself, each time later, until somebody is', async () => {
    let isBack = false;
    const { actor, clock, calls, emitted, stands } = start({
      findAddress: () => (isBack ? campinas : refuse(offline)()),
    });
    actor.send(zipCode('13010-001'));
    await stands({ address: 'unreached' });
    clock.increment(4999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect([calls.length, actor.getSnapshot().context.lookUpFailures]).toEqual([2, 1]);
    await stands({ address: 'unreached' });
    clock.increment(9999);
    expect(calls).toHaveLength(2);
    isBack = true;
    clock.increment(1);
    await stands({ address: 'found' });
    expect([calls.length, emitted, actor.getSnapshot().context.lookUpFailures]).toEqual([
      3,
      [{ type: 'address.found', address: campinas }],
      0,
    ]);
    clock.increment(600_000);
    expect(calls).toHaveLength(3);
  });

  it('that nobody was reached for is left with its zip code, and that of another one begins anew', async () => {
    const { actor, clock, calls, stands } = start({ findAddress: refuse(offline) });
    actor.send(zipCode('13010-001'));
    await stands({ address: 'unreached' });
    actor.send(zipCode('13010-00'));
    clock.increment(600_000);
    expect([calls.length, actor.getSnapshot().context.lookUpFailures]).toEqual([1, 0]);
    actor.send(zipCode('11010-001'));
    await stands({ address: 'unreached' });
    expect(actor.getSnapshot().context.lookUpFailures).toBe(1);
  });

  it('that stands beside a zip code from before is not looked up, one that is lacking is', async () => {
    const { calls, emitted, stands } = start({}, { zipCode: '13010-001', hasAddress: false });
    await stands({ address: 'found' });
    expect([calls, emitted]).toEqual([
      [['findAddress', { zipCode: '13010001' }]],
      [{ type: 'address.found', address: campinas }],
    ]);
    for (const kept of [
      { zipCode: '13010-001', hasAddress: true },
      { zipCode: '13010-00', hasAddress: false },
    ]) {
      const whole = start({}, kept);
      expect([whole.actor.getSnapshot().value, whole.calls]).toEqual([
        expect.objectContaining({ address: 'untold' }),
        [],
      ]);
    }
  });

  it('of an earlier zip code never overtakes that of a later one (REGISTER-13)', async () => {
    const first = Promise.withResolvers<ZipCodeAddress>();
    const { actor, emitted, stands } = start({
      findAddress: ({ zipCode: asked }) => (asked === '13010001' ? first.promise : santos),
    });
    actor.send(zipCode('13010-001'));
    actor.send(zipCode('11010-001'));
    await stands({ address: 'found' });
    first.resolve(campinas);
    await first.promise;
    expect(emitted).toEqual([{ type: 'address.found', address: santos }]);
    expect(actor.getSnapshot().context.address).toEqual(santos);
  });

  it('of a zip code that was taken back meanwhile is not heard', async () => {
    const answer = Promise.withResolvers<ZipCodeAddress>();
    const { actor, emitted } = start({ findAddress: () => answer.promise });
    actor.send(zipCode('13010-001'));
    actor.send(zipCode('13010-00'));
    answer.resolve(campinas);
    await answer.promise;
    expect([emitted, actor.getSnapshot().value]).toEqual([
      [],
      expect.objectContaining({ address: 'untold' }),
    ]);
  });

  it('is not asked for again by a key that changes nothing, nor for what stood there from before', async () => {
    const { actor, calls, stands } = start({}, { zipCode: '13010-001', hasAddress: true });
    actor.send(zipCode('13010-001'));
    expect(calls).toEqual([]);
    actor.send(zipCode('11010-001'));
    await stands({ address: 'found' });
    actor.send(zipCode('11010-001'));
    expect(calls).toHaveLength(1);
  });
});

describe('the strength of the password', () => {
  it('is asked for 200 ms after the last key, trimmed (REGISTER-22, REGISTER-24, LIMITS-08)', async () => {
    const { actor, clock, calls, stands } = start();
    actor.send(password('Nuvem#48'));
    clock.increment(199);
    actor.send(password(' Nuvem#482 '));
    clock.increment(199);
    expect([calls, actor.getSnapshot().value]).toEqual([
      [],
      expect.objectContaining({ password: 'pausing' }),
    ]);
    clock.increment(1);
    await stands({ password: 'measured' });
    expect(calls).toEqual([['measurePassword', { password: 'Nuvem#482' }]]);
  });

  it.each([
    [39.9, 'weak'],
    [40, 'good'],
    [75, 'good'],
    [75.1, 'strong'],
  ])('of entropy %d of at least 40 is %s (REGISTER-23)', async (entropy, strength) => {
    const { actor, clock, stands } = start({ measurePassword: () => ({ entropy, minEntropy: 40 }) });
    actor.send(password('Nuvem#4821'));
    clock.increment(200);
    await stands({ password: 'measured' });
    expect(actor.getSnapshot().context.strength).toBe(strength);
  });

  it('is not asked for while the password lacks anything of the list (REGISTER-22)', () => {
    const { actor, clock, calls } = start();
    actor.send(password('Nuvem#4821'));
    actor.send(password('Nuvem4821'));
    clock.increment(1000);
    expect([calls, actor.getSnapshot().value]).toEqual([
      [],
      expect.objectContaining({ password: 'unmeasured' }),
    ]);
  });

  it('goes by the list of the tenant (REGISTER-21, REGISTER-22)', async () => {
    const { actor, clock, stands } = start({}, { demands: passwordDemands.relaxed });
    actor.send(password('nuvem4821'));
    clock.increment(200);
    await stands({ password: 'measured' });
  });

  it('of an earlier password never overtakes that of a later one (REGISTER-22)', async () => {
    const first = Promise.withResolvers<MeasuredPassword>();
    const { actor, clock, stands } = start({
      measurePassword: ({ password: asked }) => (asked === 'Nuvem#4821' ? first.promise : strong),
    });
    actor.send(password('Nuvem#4821'));
    clock.increment(200);
    actor.send(password('Nuvem#48213'));
    clock.increment(200);
    await stands({ password: 'measured' });
    first.resolve({ entropy: 1, minEntropy: 40 });
    await first.promise;
    expect(actor.getSnapshot().context.strength).toBe('strong');
  });

  it('goes with the next key, and where it cannot be told nothing stops', async () => {
    const { actor, clock, stands } = start();
    actor.send(password('Nuvem#4821'));
    clock.increment(200);
    await stands({ password: 'measured' });
    actor.send(password('Nuvem#48213'));
    expect(actor.getSnapshot().context.strength).toBeUndefined();

    const failing = start({ measurePassword: refuse(offline) });
    failing.actor.send(password('Nuvem#4821'));
    failing.clock.increment(200);
    await failing.stands({ password: 'unmeasurable', account: 'filling' });
    expect(failing.actor.getSnapshot().context.failure).toBeUndefined();
  });
});
