import {
  failureOf,
  isOffline,
  isWholeZipCode,
  meetsAllHints,
  type PasswordDemands,
  passwordStrength,
  type RegistrationUser,
  retryDelay,
  type ZipCodeAddress,
} from '@student/domain';
import { assertEvent, assign, cancel, emit, raise, setup } from 'xstate';
import { addressRegion } from '../address/address-region.ts';
import { port } from '../port.ts';
import type {
  FindAddress,
  MeasuredPassword,
  MeasurePassword,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
} from './registration.types.ts';

type Failed = { error: unknown };

/**
 * A new account: the form is sent, and while it is typed its zip code finds an address and its password is measured, each by itself
 * (REGISTER-13 to REGISTER-15, REGISTER-22, REGISTER-23, REGISTER-25, REGISTER-26). An answer counts only as long as the chart waits
 * for it: with the next key the call is left, and an old answer never overtakes a new one. Passwords pass through and never reach
 * the context; a running call and the pause before it hold one, so snapshots of this machine are never persisted.
 */
export const registrationMachine = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'busy' | 'findingAddress' | 'measuring',
  },
  actors: {
    register: port<unknown, RegistrationUser>('register'),
    findAddress: port<ZipCodeAddress, FindAddress>('findAddress'),
    measurePassword: port<MeasuredPassword, MeasurePassword>('measurePassword'),
  },
  delays: {
    strengthPause: 200,
    lookUpInterval: ({ context }) => retryDelay(context.lookUpFailures),
  },
  guards: {
    isSameZipCode: ({ context }, params: FindAddress) => params.zipCode === context.zipCode,
    isUnreached: (_, params: Failed) => isOffline(params.error),
    lacksAddress: ({ context }) => isWholeZipCode(context.zipCode) && !context.hasAddress,
    isWholeZipCode: (_, { zipCode }: FindAddress) => isWholeZipCode(zipCode),
    meetsAllHints: (_, params: { password: string; demands: PasswordDemands }) =>
      meetsAllHints(params.password, params.demands),
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    rememberLostAnswer: assign({ mayBeRegistered: true }),
    rememberZipCode: assign(({ event }) => {
      assertEvent(event, 'zipCode.type');
      return { zipCode: event.zipCode, lookUpFailures: 0 };
    }),
    rememberAddress: assign({ address: (_, params: { address: ZipCodeAddress }) => params.address }),
    forgetAddress: assign({ address: undefined }),
    countLookUpFailure: assign({ lookUpFailures: ({ context }) => context.lookUpFailures + 1 }),
    forgetLookUpFailures: assign({ lookUpFailures: 0 }),
    rememberStrength: assign({
      strength: (_, params: { answer: MeasuredPassword }) => passwordStrength(params.answer),
    }),
    forgetStrength: assign({ strength: undefined }),
    awaitPause: raise(
      ({ event }) => {
        assertEvent(event, 'password.type');
        return { type: 'password.rest' as const, password: event.password };
      },
      { id: 'pause', delay: 'strengthPause' },
    ),
    endPause: cancel('pause'),
    announceAddress: emit((_, params: { address: ZipCodeAddress }) => ({
      type: 'address.found' as const,
      address: params.address,
    })),
    announceMissing: emit({ type: 'address.missing' }),
    announceRegistered: emit({ type: 'person.registered' }),
  },
}).createMachine({
  id: 'registration',
  description: 'A new account: the form, and what the server says of it while it is typed.',
  context: ({ input }) => ({
    ...input,
    lookUpFailures: 0,
    address: undefined,
    strength: undefined,
    failure: undefined,
    mayBeRegistered: false,
  }),
  type: 'parallel',
  states: {
    account: {
      description: 'The form and its sending.',
      initial: 'filling',
      states: {
        filling: {
          description: 'The form is filled in; what it lacks is told before it is sent.',
          on: { 'registration.submit': { target: 'registering', actions: 'forgetFailure' } },
        },
        registering: {
          description: 'The account is made. A second press changes nothing.',
          tags: ['busy'],
          invoke: {
            src: 'register',
            input: ({ event }) => {
              assertEvent(event, 'registration.submit');
              return event.user;
            },
            onDone: { target: 'registered', actions: 'announceRegistered' },
            onError: [
              {
                guard: { type: 'isUnreached', params: ({ event }) => ({ error: event.error }) },
                target: 'filling',
                actions: [
                  'rememberLostAnswer',
                  { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                target: 'filling',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        registered: {
          description: 'The account is there: the form closes, and the person can sign in.',
          type: 'final',
        },
      },
    },
    address: addressRegion,
    password: {
      description: 'How strong the password is.',
      initial: 'unmeasured',
      on: {
        'password.type': [
          {
            guard: {
              type: 'meetsAllHints',
              params: ({ context, event }) => ({ password: event.password, demands: context.demands }),
            },
            target: '.pausing',
            actions: ['endPause', 'awaitPause'],
          },
          { target: '.unmeasured', actions: 'endPause' },
        ],
      },
      states: {
        unmeasured: {
          description: 'The password lacks something of the list: its strength is not asked for.',
          entry: 'forgetStrength',
        },
        pausing: {
          description: 'The list is met. Once no key has come for 200 ms the password is measured.',
          tags: ['measuring'],
          entry: 'forgetStrength',
          on: { 'password.rest': 'measuring' },
        },
        measuring: {
          description: 'The server measures the password.',
          tags: ['measuring'],
          invoke: {
            src: 'measurePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.rest');
              return { password: event.password.trim() };
            },
            onDone: {
              target: 'measured',
              actions: { type: 'rememberStrength', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: 'unmeasurable',
          },
        },
        measured: { description: 'The password is weak, good or strong.' },
        unmeasurable: { description: 'The strength could not be told. The person may go on.' },
      },
    },
  },
});
