import {
  addToOutbox,
  afterFailedDelivery,
  coalesceOutbox,
  type OutboxEntry,
  outboxOf,
} from '@student/domain';
import { and, assign, emit, enqueueActions, or, raise, setup, stateIn } from 'xstate';
import { failureOf } from '../failure.ts';
import { port } from '../port.ts';
import type { OutboxContext, OutboxEmitted, OutboxEvent, OutboxInput } from './outbox.types.ts';

type Failed = { error: unknown };

/** After this many failures in a row for a reason that should pass, an entry no longer stops those behind it. */
const hopelessAfter = 8;

/**
 * Nothing that a student did is lost: every act is written to this device first, then sent, in order, one at a time;
 * what cannot be sent waits for the network, for the page to show or hide, or for the person to sign in again, and
 * survives a reload. See `OutboxAct` for what may wait at all: orders and enrolments may not.
 */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    tags: {} as 'busy' | 'sending' | 'waiting' | 'empty',
  },
  actors: {
    load: port<readonly OutboxEntry[], { personId: number }>('load'),
    store: port<unknown, { personId: number; entries: readonly OutboxEntry[] }>('store'),
    deliver: port<unknown, { entry: OutboxEntry | undefined }>('deliver'),
  },
  delays: {
    /** Longer after each failure, from 5 s to 5 min. */
    retryInterval: ({ context }) => Math.min(300_000, 5000 * 2 ** Math.max(0, context.attempts - 1)),
    storeRetryInterval: 5000,
  },
  guards: {
    hasEntries: ({ context }) => context.entries.length > 0,
    isRecalled: ({ context }) => context.isRecalled,
    isHeldUp: or([stateIn({ delivery: 'waiting' }), stateIn({ delivery: 'signedOut' })]),
    isWorthWaiting: ({ context }, params: Failed) => {
      const { code } = failureOf(params.error);
      const isHopeless = code === 'UNEXPECTED_ERROR' && context.attempts + 1 >= hopelessAfter;
      return afterFailedDelivery(code) === 'wait' && !isHopeless;
    },
    needsSession: (_, params: Failed) => afterFailedDelivery(failureOf(params.error).code) === 'signIn',
  },
  actions: {
    addEntry: assign({
      entries: ({ context }, params: { entry: OutboxEntry }) =>
        params.entry.personId === context.personId
          ? addToOutbox(context.entries, params.entry)
          : context.entries,
    }),
    recallEntries: assign({
      entries: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
        coalesceOutbox([...outboxOf(params.entries, context.personId), ...context.entries]),
      isRecalled: true,
    }),
    goOnFromMemory: assign({ isRecalled: true }),
    pickFirst: assign({ sending: ({ context }) => context.entries[0] }),
    dropSent: assign({
      entries: ({ context }) => context.entries.filter((entry) => entry.id !== context.sending?.id),
      sending: undefined,
      attempts: 0,
      code: undefined,
    }),
    rememberFailure: assign({
      code: (_, params: Failed) => failureOf(params.error).code,
      attempts: ({ context }) => context.attempts + 1,
      sending: undefined,
    }),
    announceDelivery: enqueueActions(({ context, enqueue }, params: { answer: unknown }) => {
      if (context.sending)
        enqueue.emit({ type: 'act.delivered', entry: context.sending, answer: params.answer });
    }),
    announceRefusal: enqueueActions(({ context, enqueue }, params: Failed) => {
      const { code } = failureOf(params.error);
      if (context.sending) enqueue.emit({ type: 'act.refused', entry: context.sending, code });
    }),
    announceKept: enqueueActions(({ context, enqueue }) => {
      for (const entry of context.entries) enqueue.emit({ type: 'act.kept', entry });
    }),
    announceExpiry: emit({ type: 'session.expired' }),
    announceChange: raise({ type: 'entries.change' }),
  },
}).createMachine({
  id: 'outbox',
  description: 'O que a pessoa fez e o servidor ainda não sabe.',
  context: ({ input }) => ({
    personId: input.personId,
    entries: [],
    isRecalled: false,
    sending: undefined,
    attempts: 0,
    code: undefined,
  }),
  type: 'parallel',
  states: {
    device: {
      initial: 'recalling',
      states: {
        recalling: {
          description: 'O que ficou guardado neste aparelho é lido.',
          tags: ['busy'],
          invoke: {
            src: 'load',
            input: ({ context }) => ({ personId: context.personId }),
            onDone: {
              target: 'writing',
              actions: { type: 'recallEntries', params: ({ event }) => ({ entries: event.output }) },
            },
            onError: { target: 'unread', actions: 'goOnFromMemory' },
          },
          on: {
            'act.add': { actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) } },
          },
        },
        unread: {
          description: 'O aparelho não deixou ler: nada é gravado por cima, o envio segue da memória.',
          after: { storeRetryInterval: 'recalling' },
          on: {
            'act.add': { actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) } },
          },
        },
        written: {
          description: 'O aparelho guarda tudo o que falta enviar.',
          on: {
            'act.add': {
              target: 'writing',
              actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) },
            },
            'entries.change': 'writing',
          },
        },
        writing: {
          description: 'A lista é gravada neste aparelho.',
          invoke: {
            src: 'store',
            input: ({ context }) => ({ personId: context.personId, entries: context.entries }),
            onDone: [
              { guard: 'isHeldUp', target: 'written', actions: 'announceKept' },
              { target: 'written' },
            ],
            onError: 'unwritten',
          },
          on: {
            'act.add': {
              target: 'writing',
              reenter: true,
              actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) },
            },
            'entries.change': { target: 'writing', reenter: true },
          },
        },
        unwritten: {
          description: 'O aparelho não conseguiu gravar: tenta de novo; o envio continua.',
          after: { storeRetryInterval: 'writing' },
          on: {
            'act.add': {
              target: 'writing',
              actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) },
            },
            'entries.change': 'writing',
            'page.hide': 'writing',
          },
        },
      },
    },
    delivery: {
      initial: 'empty',
      states: {
        empty: {
          description: 'Nada espera.',
          tags: ['empty'],
          always: { guard: and(['isRecalled', 'hasEntries']), target: 'sending' },
        },
        sending: {
          description: 'O mais antigo vai para o servidor.',
          tags: ['sending'],
          entry: 'pickFirst',
          invoke: {
            src: 'deliver',
            input: ({ context }) => ({ entry: context.sending }),
            onDone: {
              target: 'empty',
              actions: [
                { type: 'announceDelivery', params: ({ event }) => ({ answer: event.output }) },
                'dropSent',
                'announceChange',
              ],
            },
            onError: [
              {
                guard: { type: 'needsSession', params: ({ event }) => ({ error: event.error }) },
                target: 'signedOut',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                  'announceExpiry',
                ],
              },
              {
                guard: { type: 'isWorthWaiting', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'empty',
                actions: [
                  { type: 'announceRefusal', params: ({ event }) => ({ error: event.error }) },
                  'dropSent',
                  'announceChange',
                ],
              },
            ],
          },
        },
        waiting: {
          description: 'Sem conexão: espera a rede, a página ou o próximo intervalo.',
          tags: ['waiting'],
          entry: 'announceChange',
          after: { retryInterval: 'sending' },
          on: {
            'network.return': 'sending',
            'page.show': 'sending',
            'page.hide': 'sending',
            'session.renew': 'sending',
          },
        },
        signedOut: {
          description: 'A sessão acabou: espera a pessoa entrar de novo.',
          tags: ['waiting'],
          entry: 'announceChange',
          on: { 'session.renew': 'sending' },
        },
      },
    },
  },
});
