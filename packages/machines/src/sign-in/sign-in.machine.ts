import {
  credentialsProblems,
  dutyAfterSignIn,
  hasNoProblem,
  loginToSend,
  newCredentialsProblems,
  safeRedirect,
} from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
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
} from './sign-in.types.ts';

/**
 * From the login panel to the first page: credentials, then what is owed (a new password, a new term), then on to where
 * the person wanted to go (AUTH-09 to AUTH-14, AUTH-27 to AUTH-35). Passwords pass through, they never reach the context;
 * but a running call holds one in its input, and a snapshot taken meanwhile would carry it. So snapshots of this machine
 * are never persisted, nor handed to anything that records them.
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
    startsAt: ({ context }, params: { step: SignInContext['step'] }) => context.step === params.step,
    areCredentialsComplete: (_, params: Credentials) => hasNoProblem(credentialsProblems(params)),
    isNewPasswordComplete: (_, params: NewPassword & { hasAcceptedTerm: boolean }) =>
      hasNoProblem(newCredentialsProblems(params)),
    isPasswordChanged: ({ context }) => context.isPasswordChanged,
    mustCreateCredentials: (_, person: ArrivedPerson) => dutyAfterSignIn(person) === 'createCredentials',
    mustAcceptTerm: (_, person: ArrivedPerson) => dutyAfterSignIn(person) === 'acceptTerm',
  },
  actions: {
    forgetTrouble: assign({ problems: {}, failure: undefined }),
    nameMissingCredentials: assign({ problems: (_, params: Credentials) => credentialsProblems(params) }),
    nameMissingNewPassword: assign({
      problems: (_, params: NewPassword & { hasAcceptedTerm: boolean }) => newCredentialsProblems(params),
    }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    rememberChangedPassword: assign({ isPasswordChanged: true }),
    forgetRedirect: assign({ redirect: undefined }),
    announceTerm: emit({ type: 'term.due' }),
    announceCredentials: emit({ type: 'credentials.due' }),
    announceChangedPassword: emit({ type: 'password.changed' }),
  },
}).createMachine({
  id: 'signIn',
  description: 'Entrar no aplicativo: do painel de login até a primeira página.',
  context: ({ input }) => ({
    step: input.step ?? 'credentials',
    redirect: safeRedirect(input.redirect),
    problems: {},
    failure: undefined,
    isPasswordChanged: false,
  }),
  output: ({ context }) => ({ redirect: context.redirect }),
  initial: 'choosingStep',
  states: {
    choosingStep: {
      description: 'O endereço diz em que passo começar.',
      always: [
        { guard: { type: 'startsAt', params: { step: 'acceptTerm' } }, target: 'reviewingTerm' },
        { guard: { type: 'startsAt', params: { step: 'createCredentials' } }, target: 'creatingCredentials' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'O painel espera CPF ou e-mail e senha.',
      tags: ['credentials'],
      on: {
        'credentials.submit': [
          {
            guard: { type: 'areCredentialsComplete', params: ({ event }) => event },
            target: 'signingIn',
            actions: 'forgetTrouble',
          },
          { actions: ['forgetTrouble', { type: 'nameMissingCredentials', params: ({ event }) => event }] },
        ],
      },
    },
    signingIn: {
      description: 'O servidor confere o login e a senha.',
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
      description: 'Os dados da pessoa chegam e decidem o próximo passo.',
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
      description: 'Um novo Termo de Uso espera o aceite.',
      tags: ['term'],
      on: {
        'term.accept': { target: 'acceptingTerm', actions: 'forgetTrouble' },
        'step.leave': { target: 'idle', actions: 'forgetTrouble' },
      },
    },
    acceptingTerm: {
      description: 'O aceite é registrado.',
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
      description: 'Primeiro acesso de quem foi importado: termo, nova senha e confirmação.',
      tags: ['newPassword'],
      entry: 'forgetRedirect',
      on: {
        'newPassword.submit': [
          { guard: 'isPasswordChanged', target: 'acceptingFirstTerm', actions: 'forgetTrouble' },
          {
            guard: { type: 'isNewPasswordComplete', params: ({ event }) => event },
            target: 'changingPassword',
            actions: 'forgetTrouble',
          },
          { actions: ['forgetTrouble', { type: 'nameMissingNewPassword', params: ({ event }) => event }] },
        ],
        'step.leave': { target: 'idle', actions: 'forgetTrouble' },
      },
    },
    changingPassword: {
      description: 'A nova senha é gravada.',
      tags: ['busy', 'newPassword'],
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'newPassword.submit');
          return { password: event.password.trim(), confirmation: event.confirmation.trim() };
        },
        onDone: { target: 'acceptingFirstTerm', actions: 'rememberChangedPassword' },
        onError: {
          target: 'creatingCredentials',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    acceptingFirstTerm: {
      description: 'A senha já mudou; falta registrar o aceite do termo.',
      tags: ['busy', 'newPassword'],
      invoke: {
        src: 'acceptTerm',
        onDone: { target: 'signedIn', actions: 'announceChangedPassword' },
        onError: {
          target: 'creatingCredentials',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      description: 'A pessoa entrou e segue para onde queria ir, ou para o início.',
      type: 'final',
    },
  },
});
