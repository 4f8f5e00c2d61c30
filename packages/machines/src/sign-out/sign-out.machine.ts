import { type Failure, failureOf, type Unsent } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type { SignOutContext, SignOutEmitted, SignOutEvent } from './sign-out.types.ts';

type Failed = { error: unknown };

/**
 * From the question to the way home: what waits on the device is sent while the session holds, then the server ends the
 * session. What could not be sent is told before it is lost. Whatever the server says, and also when it says nothing, the person is gone (AUTH-36 to AUTH-42).
 */
export const signOutMachine = setup({
  types: {
    context: {} as SignOutContext,
    events: {} as SignOutEvent,
    emitted: {} as SignOutEmitted,
    tags: {} as 'busy' | 'gone',
  },
  actors: {
    sendWaiting: port<unknown>('sendWaiting'),
    countUnsent: port<Unsent>('countUnsent'),
    signOut: port<unknown>('signOut'),
  },
  delays: {
    sendDeadline: 4000,
    countDeadline: 1000,
    signOutDeadline: 10_000,
  },
  guards: {
    losesSomething: (_, { notes, doubts, contents, checkIns }: Unsent) =>
      notes + doubts + contents + checkIns > 0,
  },
  actions: {
    rememberUnsent: assign({ unsent: (_, params: Unsent) => params }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    rememberSilence: assign({ failure: (): Failure => ({ code: 'NO_RESPONSE', message: undefined }) }),
    announceFailure: emit(({ context }) => ({
      type: 'leave.failed' as const,
      failure: context.failure ?? failureOf(undefined),
    })),
    announceLeave: emit({ type: 'person.left' }),
  },
}).createMachine({
  id: 'signOut',
  description: 'Signing out: from the question to the landing page.',
  context: { unsent: { notes: 0, doubts: 0, contents: 0, checkIns: 0 }, failure: undefined },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The person asked to sign out: is that meant?',
      on: { 'leave.cancel': 'staying', 'leave.confirm': 'sending' },
    },
    sending: {
      description: 'What still waits on this device is sent while the session lasts.',
      tags: ['busy'],
      invoke: { src: 'sendWaiting', onDone: 'counting', onError: 'counting' },
      after: { sendDeadline: 'counting' },
    },
    counting: {
      description: 'The device says what has not reached the server and would be lost.',
      tags: ['busy'],
      invoke: {
        src: 'countUnsent',
        onDone: [
          {
            guard: { type: 'losesSomething', params: ({ event }) => event.output },
            target: 'reconsidering',
            actions: { type: 'rememberUnsent', params: ({ event }) => event.output },
          },
          { target: 'leaving' },
        ],
        onError: 'leaving',
      },
      after: { countDeadline: 'leaving' },
    },
    reconsidering: {
      description: 'Something was not sent and would be erased from this device: sign out all the same?',
      on: {
        'leave.cancel': 'staying',
        'leave.confirm': 'leaving',
        'unsent.learn': [
          {
            guard: { type: 'losesSomething', params: ({ event }) => event.unsent },
            actions: { type: 'rememberUnsent', params: ({ event }) => event.unsent },
          },
          {
            target: 'confirming',
            actions: { type: 'rememberUnsent', params: ({ event }) => event.unsent },
          },
        ],
      },
    },
    leaving: {
      description: 'The server ends the session.',
      tags: ['busy'],
      invoke: {
        src: 'signOut',
        onDone: 'left',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { signOutDeadline: { target: 'failed', actions: 'rememberSilence' } },
    },
    staying: {
      description: 'Stayed: nothing has changed.',
      type: 'final',
    },
    left: {
      description: 'The session is over: the device forgets the person and goes back to the landing page.',
      type: 'final',
      tags: ['gone'],
      entry: 'announceLeave',
    },
    failed: {
      description:
        'The server did not confirm: that is told, and the device forgets the person all the same.',
      type: 'final',
      tags: ['gone'],
      entry: ['announceFailure', 'announceLeave'],
    },
  },
});
