import { failureOf, type IdentityData, isOffline, loginToSend } from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  RecoveryContext,
  RecoveryEmitted,
  RecoveryEvent,
  RecoveryPlace,
  RecoveryStep,
  SavePassword,
  StartedRecovery,
  StartRecovery,
} from './recovery.types.ts';

type Failed = { error: unknown };

/**
 * From a forgotten password to a new one: the method, a CPF or an e-mail, the identity where no mail can be sent, and the new password
 * with a token (RECOVERY-01 to RECOVERY-24). Each step has an address, which leads here by `step.ask`. What is typed passes through and
 * never reaches the context; a running call holds it in its input, so snapshots of this machine are never persisted.
 */
export const recoveryMachine = setup({
  types: {
    input: {} as RecoveryPlace,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryEmitted,
    tags: {} as 'busy' | RecoveryStep,
  },
  actors: {
    startRecovery: port<StartedRecovery, StartRecovery>('startRecovery'),
    checkIdentity: port<string, IdentityData>('checkIdentity'),
    savePassword: port<unknown, SavePassword>('savePassword'),
  },
  guards: {
    isAnotherPlace: ({ context, event }) =>
      event.type === 'step.ask' &&
      (event.place.step !== context.place.step || event.place.token !== context.place.token),
    startsAt: ({ context }, params: { step: RecoveryStep }) => context.place.step === params.step,
    asksForIdentity: (_, type: StartedRecovery) => type === 'data',
    isUnanswered: (_, { error }: Failed) => isOffline(error),
    isTokenRefused: (_, { error }: Failed) => failureOf(error).code === 'INVALID_TOKEN',
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'step.ask');
      return { place: event.place, failure: undefined, mayBeSaved: false };
    }),
    stand: assign({ place: (_, params: RecoveryPlace) => params }),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    rememberLostAnswer: assign({ mayBeSaved: true }),
    announceMail: emit({ type: 'mail.sent' }),
    announceIdentity: emit({ type: 'identity.due' }),
    announceConfirmed: emit((_, params: { token: string }) => ({
      type: 'identity.confirmed' as const,
      token: params.token,
    })),
    announcePassword: emit({ type: 'password.saved' }),
  },
}).createMachine({
  id: 'recovery',
  description: 'A forgotten password: from the choice of a way to the new password.',
  context: ({ input }) => ({ place: input, failure: undefined, mayBeSaved: false }),
  on: { 'step.ask': { guard: 'isAnotherPlace', target: '.choosingStep', actions: 'begin' } },
  initial: 'choosingStep',
  states: {
    choosingStep: {
      description: 'The address says with which step to begin.',
      always: [
        { guard: { type: 'startsAt', params: { step: 'login' } }, target: 'askingLogin' },
        { guard: { type: 'startsAt', params: { step: 'mailSent' } }, target: 'mailSent' },
        { guard: { type: 'startsAt', params: { step: 'identity' } }, target: 'identifying' },
        { guard: { type: 'startsAt', params: { step: 'newPassword' } }, target: 'choosingPassword' },
        { target: 'choosingMethod' },
      ],
    },
    choosingMethod: {
      description: 'The person chooses: a link by e-mail, their own data, or the support.',
      tags: ['method'],
    },
    askingLogin: {
      description: 'The field waits for CPF or e-mail.',
      tags: ['login'],
      on: { 'login.submit': { target: 'startingRecovery', actions: 'forgetFailure' } },
    },
    startingRecovery: {
      description: 'The server decides: a mail with a link, or the data of the person.',
      tags: ['busy', 'login'],
      invoke: {
        src: 'startRecovery',
        input: ({ event }) => {
          assertEvent(event, 'login.submit');
          return { login: loginToSend(event.login) };
        },
        onDone: [
          {
            guard: { type: 'asksForIdentity', params: ({ event }) => event.output },
            target: 'identifying',
            actions: [{ type: 'stand', params: { step: 'identity' } }, 'announceIdentity'],
          },
          {
            target: 'mailSent',
            actions: [{ type: 'stand', params: { step: 'mailSent' } }, 'announceMail'],
          },
        ],
        onError: {
          target: 'askingLogin',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    mailSent: {
      description: 'A mail with the link was sent, if there is such an account.',
      tags: ['mailSent'],
    },
    identifying: {
      description: 'The person says who they are: by e-mail alone, or by all of their data.',
      tags: ['identity'],
      on: { 'identity.submit': { target: 'checkingIdentity', actions: 'forgetFailure' } },
    },
    checkingIdentity: {
      description: 'The server compares the data with what it has.',
      tags: ['busy', 'identity'],
      invoke: {
        src: 'checkIdentity',
        input: ({ event }) => {
          assertEvent(event, 'identity.submit');
          return event.identity;
        },
        onDone: {
          target: 'choosingPassword',
          actions: [
            {
              type: 'stand',
              params: ({ event }) => ({ step: 'newPassword', token: event.output, by: 'data' }),
            },
            { type: 'announceConfirmed', params: ({ event }) => ({ token: event.output }) },
          ],
        },
        onError: {
          target: 'identifying',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    choosingPassword: {
      description:
        'Whoever opened the link, or was recognised, chooses the new password and accepts the terms.',
      tags: ['newPassword'],
      on: { 'newPassword.submit': { target: 'savingPassword', actions: 'forgetFailure' } },
    },
    savingPassword: {
      description: 'The new password is kept.',
      tags: ['busy', 'newPassword'],
      invoke: {
        src: 'savePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'newPassword.submit');
          const { token = '', by = 'data' } = context.place;
          return { token, by, password: event.password.trim(), confirmation: event.confirmation.trim() };
        },
        onDone: { target: 'saved', actions: 'announcePassword' },
        onError: [
          {
            guard: { type: 'isTokenRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'tokenRefused',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            target: 'choosingPassword',
            actions: [
              'rememberLostAnswer',
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'choosingPassword',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    tokenRefused: {
      description:
        'The link is over, was used or never was: another one has to be asked for, unless a try whose answer was lost has used it.',
      tags: ['newPassword'],
    },
    saved: {
      description: 'The new password holds: the person is back on the landing page.',
      type: 'final',
    },
  },
});
