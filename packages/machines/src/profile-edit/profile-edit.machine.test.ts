import {
  type EditedPerson,
  profileDraftOf,
  type User,
  type UserEdit,
  type ZipCodeAddress,
} from '@student/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { profileEditMachine } from './profile-edit.machine.ts';
import type { ProfileEditEvent } from './profile-edit.types.ts';

const offline = { code: 'NO_RESPONSE' };
const taken = {
  code: 'VALIDATION_ERROR',
  message: 'Este e-mail já está em uso.',
  fields: { email: 'Este e-mail já está em uso.' },
};

const ana: EditedPerson = {
  name: 'Ana Beatriz Souza',
  socialName: null,
  email: 'ana.souza@decola.com.br',
  birthDate: '1990-05-14',
  profession: 'Analista',
  academicEducation: null,
  biography: null,
  address: null,
};
const changed = (edit: UserEdit) => ({ ...ana, ...edit }) as unknown as User;
const campinas: ZipCodeAddress = {
  zipCode: '13010001',
  street: 'Rua Barão de Jaguara',
  district: 'Centro',
  city: 'Campinas',
  federalUnit: 'SP',
  stateId: 25,
  complement: null,
};

const input = { read: ana, zipCode: '' };
const edit = { profession: 'Líder' };
/** The form with another profession, typed over this one. */
const typedOver = (profession: string): ProfileEditEvent => ({
  type: 'profile.submit',
  change: { draft: { ...profileDraftOf(ana), ...edit }, over: { profession } },
  states: [],
});
const submit = typedOver('Analista');
const photo: ProfileEditEvent = { type: 'photo.choose', image: 'data:image/jpeg;base64,AAAA' };
const password: ProfileEditEvent = {
  type: 'password.submit',
  password: 'Nuvem#4821',
  confirmation: 'Nuvem#4821',
};

const answers = (state: string, output: unknown, ...errors: unknown[]) => [
  { type: `xstate.done.actor.0.profileEdit.${state}`, output },
  ...errors.map((error) => ({ type: `xstate.error.actor.0.profileEdit.${state}`, error })),
];

const events = [
  submit,
  { type: 'profile.change' },
  { type: 'profile.retry' },
  { type: 'overtaken.replace' },
  { type: 'overtaken.take' },
  photo,
  { type: 'photo.retry' },
  { type: 'photo.drop' },
  password,
  { type: 'zipCode.type', zipCode: '13010-001' },
  { type: 'zipCode.retry' },
  ...answers('data.checking', ana, offline, taken),
  ...answers('data.checking', changed({ profession: 'Diretora' })),
  ...answers('data.saving', changed(edit), offline, taken),
  ...answers('photo.saving', ana, offline),
  ...answers('password.changing', undefined, taken),
  ...answers('address.finding', campinas, offline, taken),
];

it('every state of the profile edit is reachable', () => {
  expect(statesReached(pathsOf(profileEditMachine, events, input))).toEqual(stateNamesOf(profileEditMachine));
});

it('every state says what it is', () => {
  for (const region of Object.values(profileEditMachine.root.states))
    for (const state of Object.values(region.states)) expect(state.description).toMatch(/\.$/);
});

type Ports = {
  readProfile?: () => EditedPerson | Promise<EditedPerson>;
  saveProfile?: (given: { edit: UserEdit }) => User | Promise<User>;
  savePhoto?: () => User | Promise<User>;
  changePassword?: () => unknown;
  findAddress?: () => ZipCodeAddress | Promise<ZipCodeAddress>;
};

function start(ports: Ports = {}) {
  const calls: unknown[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const called =
    <Given, Output>(name: string, answer: (given: Given) => Output | Promise<Output>) =>
    (sent: Given) => {
      calls.push(sent === undefined ? name : [name, sent]);
      return answer(sent);
    };
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        readProfile: fakePort(called('readProfile', ports.readProfile ?? (() => ana))),
        saveProfile: fakePort(called('saveProfile', ports.saveProfile ?? ((given) => changed(given.edit)))),
        savePhoto: fakePort(called('savePhoto', ports.savePhoto ?? (() => changed({})))),
        changePassword: fakePort(called('changePassword', ports.changePassword ?? (() => undefined))),
        findAddress: fakePort(called('findAddress', ports.findAddress ?? (() => campinas))),
      },
    }),
    { input, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const stands = (value: object) => vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject(value));
  return { actor, clock, calls, emitted, stands, context: () => actor.getSnapshot().context };
}

const refuse = (error: unknown) => (): never => {
  throw error;
};

describe('the data', () => {
  it('are read and saved once, however often it is pressed, and then told (PROFILE-08)', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send(submit);
    actor.send(submit);
    expect(actor.getSnapshot().hasTag('saving')).toBe(true);
    await stands({ data: 'saved' });
    expect(calls).toEqual(['readProfile', ['saveProfile', { edit }]]);
    expect(emitted).toEqual([{ type: 'profile.saved', user: changed(edit) }]);
    actor.send({ type: 'profile.change' });
    expect(actor.getSnapshot().value).toMatchObject({ data: 'editing' });
  });

  it('that are refused say why, and the next try clears it', async () => {
    let isFree = false;
    const { actor, stands, context } = start({
      saveProfile: (given) => (isFree ? changed(given.edit) : refuse(taken)()),
    });
    actor.send(submit);
    await stands({ data: 'refused' });
    expect(context().failure).toMatchObject({ code: 'VALIDATION_ERROR', fields: taken.fields });
    isFree = true;
    actor.send(submit);
    expect(context().failure).toBeUndefined();
    await stands({ data: 'saved' });
  });

  it.each(['readProfile', 'saveProfile'] as const)(
    'without a network (%s) wait, and are sent with it as they were (PROFILE-08)',
    async (at) => {
      let isBack = false;
      const { actor, calls, emitted, stands } = start({
        [at]: () => (isBack ? changed(at === 'saveProfile' ? edit : {}) : refuse(offline)()),
      });
      actor.send(submit);
      await stands({ data: 'waiting' });
      expect(emitted).toEqual([]);
      isBack = true;
      actor.send({ type: 'profile.retry' });
      await stands({ data: 'saved' });
      expect(calls.at(-1)).toEqual(['saveProfile', { edit }]);
    },
  );

  it('over an ended session wait for the person to be back', async () => {
    let isBack = false;
    const { actor, stands } = start({
      readProfile: () => (isBack ? ana : refuse({ code: 'ACCESS_SESSION_EXPIRED' })()),
    });
    actor.send(submit);
    await stands({ data: 'waiting' });
    isBack = true;
    actor.send({ type: 'profile.retry' });
    await stands({ data: 'saved' });
  });

  it('that wait and are changed are not sent by themselves any more', async () => {
    const { actor, calls, stands } = start({ readProfile: refuse(offline) });
    actor.send(submit);
    await stands({ data: 'waiting' });
    actor.send({ type: 'profile.change' });
    actor.send({ type: 'profile.retry' });
    expect([actor.getSnapshot().value, calls]).toEqual([
      expect.objectContaining({ data: 'editing' }),
      ['readProfile'],
    ]);
  });

  it('that were saved elsewhere meanwhile are told before they are changed once more (PROFILE-08)', async () => {
    const elsewhere = changed({ profession: 'Diretora' });
    const { actor, calls, emitted, stands, context } = start({ readProfile: () => elsewhere });
    actor.send(submit);
    await stands({ data: 'overtaken' });
    expect([calls, context().overtaken]).toEqual([['readProfile'], ['profession']]);
    actor.send({ type: 'overtaken.take' });
    const told = { fields: ['profession'], person: elsewhere };
    expect(emitted).toEqual([
      { type: 'overtaken.told', ...told },
      { type: 'overtaken.taken', ...told },
    ]);
    expect(actor.getSnapshot().value).toMatchObject({ data: 'editing' });
    // It is known now: what is typed next is typed over what stands there.
    actor.send(typedOver('Diretora'));
    await stands({ data: 'saved' });
  });

  it('are formed over what stands there: a line of the address that was changed elsewhere stays (PROFILE-08)', async () => {
    const address = {
      zipCode: '01310100',
      stateId: 25,
      federalUnit: 'SP',
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Avenida Paulista',
      addressNumber: 1578,
      complement: null,
    };
    const before = { ...ana, address };
    const { actor, calls, stands } = start({
      readProfile: () => ({ ...ana, address: { ...address, street: 'Rua Augusta' } }),
    });
    const draft = { ...profileDraftOf(before), complement: 'Sala 2' };
    actor.send({ type: 'profile.submit', change: { draft, over: { complement: '' } }, states: [] });
    await stands({ data: 'saved' });
    expect(calls.at(-1)).toMatchObject([
      'saveProfile',
      { edit: { address: { street: 'Rua Augusta', complement: 'Sala 2', stateID: 25 } } },
    ]);
  });

  it('are the own ones where the person says so', async () => {
    const { actor, calls, stands } = start({ readProfile: () => changed({ profession: 'Diretora' }) });
    actor.send(submit);
    await stands({ data: 'overtaken' });
    actor.send({ type: 'overtaken.replace' });
    await stands({ data: 'saved' });
    expect(calls).toEqual(['readProfile', ['saveProfile', { edit }]]);
  });
});

describe('the photo', () => {
  it('is saved as soon as it is chosen, and then told (PROFILE-16)', async () => {
    const { actor, calls, emitted, stands, context } = start();
    actor.send(photo);
    actor.send(photo);
    await stands({ photo: 'resting' });
    expect(calls).toEqual([['savePhoto', { image: photo.image }]]);
    expect([emitted, context().photo]).toEqual([[{ type: 'photo.saved', user: changed({}) }], undefined]);
  });

  it('that is refused stays here, is sent again, or is given up', async () => {
    const { actor, calls, stands, context } = start({ savePhoto: refuse(offline) });
    actor.send(photo);
    await stands({ photo: 'refused' });
    expect([context().photo, context().photoFailure?.code]).toEqual([photo.image, 'NO_RESPONSE']);
    actor.send({ type: 'photo.retry' });
    await stands({ photo: 'refused' });
    expect(calls).toHaveLength(2);
    actor.send({ type: 'photo.drop' });
    expect([context().photo, context().photoFailure]).toEqual([undefined, undefined]);
  });
});

describe('the password', () => {
  it('is sent once and then told', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send(password);
    actor.send(password);
    await stands({ password: 'changed' });
    expect(calls).toEqual([['changePassword', { password: 'Nuvem#4821', confirmation: 'Nuvem#4821' }]]);
    expect(emitted).toEqual([{ type: 'password.saved' }]);
  });

  it('never stays in the chart', async () => {
    const { actor, stands, context } = start({ changePassword: refuse({ code: 'WEAK_PASSWORD' }) });
    actor.send(password);
    await stands({ password: 'refused' });
    expect(context().passwordFailure?.code).toBe('WEAK_PASSWORD');
    expect(JSON.stringify(context())).not.toContain('Nuvem');
  });
});

describe('the address', () => {
  it('of a zip code is told once it is whole (REGISTER-13, REGISTER-14)', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send({ type: 'zipCode.type', zipCode: '13010-00' });
    actor.send({ type: 'zipCode.type', zipCode: '13010-001' });
    await stands({ address: 'found' });
    expect(calls).toEqual([['findAddress', { zipCode: '13010001' }]]);
    expect(emitted).toEqual([{ type: 'address.found', address: campinas }]);
  });

  it('that nobody was reached for is looked up again by itself', async () => {
    let isBack = false;
    const { actor, clock, stands } = start({ findAddress: () => (isBack ? campinas : refuse(offline)()) });
    actor.send({ type: 'zipCode.type', zipCode: '13010-001' });
    await stands({ address: 'unreached' });
    isBack = true;
    clock.increment(5000);
    await stands({ address: 'found' });
  });
});
