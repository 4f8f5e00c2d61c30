import { type Failure, failureOf } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type { SignOutContext, SignOutEmitted, SignOutEvent, Unsent } from './sign-out.types.ts';

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
    losesSomething: (_, { notes, doubts, contents }: Unsent) => notes + doubts + contents > 0,
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
  description: 'Sair do aplicativo: da pergunta até a página de entrada.',
  context: { unsent: { notes: 0, doubts: 0, contents: 0 }, failure: undefined },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'A pessoa pediu para sair: confirma?',
      on: { 'leave.cancel': 'staying', 'leave.confirm': 'sending' },
    },
    sending: {
      description: 'O que ainda espera neste aparelho é enviado, enquanto a sessão vale.',
      tags: ['busy'],
      invoke: { src: 'sendWaiting', onDone: 'counting', onError: 'counting' },
      after: { sendDeadline: 'counting' },
    },
    counting: {
      description: 'O aparelho diz o que não chegou ao servidor e seria perdido.',
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
      description: 'Algo não foi enviado e seria apagado deste aparelho: sair assim mesmo?',
      on: { 'leave.cancel': 'staying', 'leave.confirm': 'leaving' },
    },
    leaving: {
      description: 'O servidor encerra a sessão.',
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
      description: 'Ficou: nada mudou.',
      type: 'final',
    },
    left: {
      description: 'A sessão acabou: o aparelho esquece a pessoa e volta à página de entrada.',
      type: 'final',
      tags: ['gone'],
      entry: 'announceLeave',
    },
    failed: {
      description: 'O servidor não confirmou: o aviso aparece, e o aparelho esquece a pessoa assim mesmo.',
      type: 'final',
      tags: ['gone'],
      entry: ['announceFailure', 'announceLeave'],
    },
  },
});
