import { dutyAfterSignIn, failureOf, loginToSend, safeRedirect } from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  ArrivedPerson,
  Credentials,
  NewPassword,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInInput,
  SignInOutput,
  SignInStep,
} from './sign-in.types.ts';

/**
 * From the login panel to the first page: credentials, then what is owed (a new password, a new term), then on to where
 * the person wanted to go (AUTH-09 to AUTH-14, AUTH-27 to AUTH-35). Passwords pass through, they never reach the context;
 * but a running call holds one in its input, and a snapshot taken meanwhile would carry it. So snapshots of this machine
 * are never persisted, nor handed to anything that records them. What a form lacks is judged by the form, before it is sent.
 */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInEmitted,
    output: {} as SignInOutput,
    tags: {} as 'busy' | 'credentials' | 'term' | 'newPassword',
  },
  actors: {
    signIn: port<unknown, Credentials>('signIn'),
    loadPerson: port<ArrivedPerson>('loadPerson'),
    acceptTerm: port<unknown>('acceptTerm'),
    changePassword: port<unknown, NewPassword>('changePassword'),
  },
  guards: {
    isAnotherStep: ({ context, event }) => event.type === 'step.ask' && event.step !== context.step,
    isAnotherWayBack: ({ context, event }) =>
      event.type === 'step.ask' &&
      context.step !== 'createCredentials' &&
      safeRedirect(event.redirect) !== context.redirect,
    startsAt: ({ context }, params: { step: SignInContext['step'] }) => context.step === params.step,
    isPasswordChanged: ({ context }) => context.isPasswordChanged,
    mustCreateCredentials: (_, person: ArrivedPerson) => dutyAfterSignIn(person) === 'createCredentials',
    mustAcceptTerm: (_, person: ArrivedPerson) => dutyAfterSignIn(person) === 'acceptTerm',
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'step.ask');
      const { step, redirect } = event;
      return { step, redirect: safeRedirect(redirect), failure: undefined, isPasswordChanged: false };
    }),
    changeRedirect: assign(({ event }) => {
      assertEvent(event, 'step.ask');
      return { redirect: safeRedirect(event.redirect) };
    }),
    stand: assign({ step: (_, params: { step: SignInStep }) => params.step }),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    rememberChangedPassword: assign({ isPasswordChanged: true }),
    forgetChangedPassword: assign({ isPasswordChanged: false }),
    forgetRedirect: assign({ redirect: undefined }),
    announceTerm: emit({ type: 'term.due' }),
    announceCredentials: emit({ type: 'credentials.due' }),
    announceChangedPassword: emit({ type: 'password.changed' }),
  },
}).createMachine({
  id: 'signIn',
  description: 'Signing in: from the login panel to the first page.',
  context: ({ input }) => ({
    step: input.step ?? 'credentials',
    redirect: safeRedirect(input.redirect),
    failure: undefined,
    isPasswordChanged: false,
  }),
  output: ({ context }) => ({ redirect: context.redirect }),
  on: {
    'step.ask': [
      { guard: 'isAnotherStep', target: '.choosingStep', actions: 'begin' },
      { guard: 'isAnotherWayBack', actions: 'changeRedirect' },
    ],
  },
  initial: 'choosingStep',
  states: {
    choosingStep: {
      description: 'The address says with which step to begin.',
      always: [
        { guard: { type: 'startsAt', params: { step: 'acceptTerm' } }, target: 'reviewingTerm' },
        { guard: { type: 'startsAt', params: { step: 'createCredentials' } }, target: 'creatingCredentials' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The panel waits for CPF or e-mail, and password.',
      tags: ['credentials'],
      entry: { type: 'stand', params: { step: 'credentials' } },
      on: {
        // Whoever signs in now may be somebody else than the one whose terms were left.
        'credentials.submit': { target: 'signingIn', actions: ['forgetFailure', 'forgetChangedPassword'] },
      },
    },
    signingIn: {
      description: 'The server checks login and password.',
      tags: ['busy', 'credentials'],
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submit');
          return { login: loginToSend(event.login), password: event.password };
        },
        onDone: 'loadingPerson',
        onError: {
          target: 'idle',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadingPerson: {
      description: 'The data of the person arrive and decide the next step.',
      tags: ['busy', 'credentials'],
      invoke: {
        src: 'loadPerson',
        onDone: [
          {
            guard: { type: 'mustCreateCredentials', params: ({ event }) => event.output },
            target: 'creatingCredentials',
            actions: 'announceCredentials',
          },
          {
            guard: { type: 'mustAcceptTerm', params: ({ event }) => event.output },
            target: 'reviewingTerm',
            actions: 'announceTerm',
          },
          { target: 'signedIn' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    reviewingTerm: {
      description: 'New terms of use wait to be accepted.',
      tags: ['term'],
      entry: { type: 'stand', params: { step: 'acceptTerm' } },
      on: {
        'term.accept': { target: 'acceptingTerm', actions: 'forgetFailure' },
        'step.leave': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    acceptingTerm: {
      description: 'That they are accepted is recorded.',
      tags: ['busy', 'term'],
      invoke: {
        src: 'acceptTerm',
        onDone: 'signedIn',
        onError: {
          target: 'reviewingTerm',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    creatingCredentials: {
      description: 'First visit of somebody who was imported: terms, new password, confirmation.',
      tags: ['newPassword'],
      entry: ['forgetRedirect', { type: 'stand', params: { step: 'createCredentials' } }],
      on: {
        'newPassword.submit': [
          { guard: 'isPasswordChanged', target: 'acceptingFirstTerm', actions: 'forgetFailure' },
          { target: 'changingPassword', actions: 'forgetFailure' },
        ],
        'step.leave': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    changingPassword: {
      description: 'The new password is saved.',
      tags: ['busy', 'newPassword'],
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'newPassword.submit');
          return { password: event.password.trim(), confirmation: event.confirmation.trim() };
        },
        onDone: 'acceptingFirstTerm',
        onError: {
          target: 'creatingCredentials',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    acceptingFirstTerm: {
      description: 'The password has changed; that the terms are accepted is still to be recorded.',
      tags: ['busy', 'newPassword'],
      invoke: {
        src: 'acceptTerm',
        onDone: { target: 'signedIn', actions: 'announceChangedPassword' },
        onError: {
          target: 'creatingCredentials',
          actions: [
            'rememberChangedPassword',
            { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    signedIn: {
      description: 'The person is signed in and goes on to where they wanted to be, or to the start.',
      type: 'final',
    },
  },
});
