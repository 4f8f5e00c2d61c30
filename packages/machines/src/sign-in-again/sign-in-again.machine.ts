import { failureOf, loginToSend, type Person } from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type { Credentials } from '../sign-in/sign-in.types.ts';
import type {
  SignInAgainContext,
  SignInAgainEmitted,
  SignInAgainEvent,
  SignInAgainInput,
} from './sign-in-again.types.ts';

/**
 * The dialog over a page whose session ended: the same person goes on, another one starts clean, or the page is given up
 * (beyond.md 3). As in `signInMachine`, a password passes through and never reaches the context; snapshots are not kept.
 */
export const signInAgainMachine = setup({
  types: {
    input: {} as SignInAgainInput,
    context: {} as SignInAgainContext,
    events: {} as SignInAgainEvent,
    emitted: {} as SignInAgainEmitted,
    tags: {} as 'busy',
  },
  actors: {
    signIn: port<unknown, Credentials>('signIn'),
    readPerson: port<Person>('readPerson'),
  },
  guards: {
    isSamePerson: ({ context }, params: { person: Person }) => params.person.id === context.personId,
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    announceArrival: emit((_, params: { person: Person }) => ({
      type: 'person.arrived' as const,
      person: params.person,
    })),
    announceAbandonment: emit({ type: 'page.abandoned' }),
  },
}).createMachine({
  id: 'signInAgain',
  description: 'Signing in again over the page on which the session ended.',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The page stays, and a dialog asks for the password.',
      on: {
        'credentials.submit': { target: 'signingIn', actions: 'forgetFailure' },
        'page.abandon': 'abandoned',
      },
    },
    signingIn: {
      description: 'The server checks login and password.',
      tags: ['busy'],
      on: { 'page.abandon': 'abandoned' },
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submit');
          return { login: loginToSend(event.login), password: event.password };
        },
        onDone: 'readingPerson',
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    readingPerson: {
      description: 'Who signed in? Is it the same person?',
      tags: ['busy'],
      on: { 'page.abandon': 'abandoned' },
      invoke: {
        src: 'readPerson',
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => ({ person: event.output }) },
            target: 'renewed',
            actions: { type: 'announceArrival', params: ({ event }) => ({ person: event.output }) },
          },
          {
            target: 'replaced',
            actions: { type: 'announceArrival', params: ({ event }) => ({ person: event.output }) },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    renewed: {
      description: 'The same person is back: the page goes on from where it was.',
      type: 'final',
    },
    replaced: {
      description: 'Somebody else signed in: nothing of the person before stays on the screen.',
      type: 'final',
    },
    abandoned: {
      description: 'The page was left: back to the entrance, with the way to return.',
      type: 'final',
      entry: 'announceAbandonment',
    },
  },
});
