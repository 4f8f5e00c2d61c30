import { addToOutbox, afterFailedDelivery, type OutboxEntry } from '@student/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  Delivery,
  Kept,
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
} from './outbox.types.ts';

/** After this many failures in a row on the server's side, an act lets those behind it go first. */
const passedByAfter = 8;

/**
 * Nothing that a student did is lost: every act is written to this device first, then sent, in order, one at a time;
 * what cannot be sent waits for the network, for the page to show or hide, or for the person to sign in again, and
 * survives a reload. The list is on the device and shared by all tabs; see `sharedLine` for its ports, and `OutboxAct`
 * for what may wait at all: orders and enrolments may not (decisions 0204, 0210).
 */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    tags: {} as 'busy' | 'unwritten' | 'sending' | 'waiting' | 'empty',
  },
  actors: {
    keep: port<Kept, { personId: number; entries: readonly OutboxEntry[] }>('keep'),
    deliverNext: port<
      Delivery,
      { personId: number; loose: readonly OutboxEntry[]; passedBy: readonly string[] }
    >('deliverNext'),
  },
  delays: {
    /** Longer after each failure, from 5 s to 5 min. */
    retryInterval: ({ context }) => Math.min(300_000, 5000 * 2 ** Math.max(0, context.attempts - 1)),
    storeRetryInterval: 5000,
  },
  guards: {
    hasLoose: ({ context }) => context.loose.length > 0,
    hasNothingLoose: ({ context }) => context.loose.length === 0,
    isBehind: ({ context }) => context.isBehind,
    isDelivered: (_, params: Delivery) => params.outcome === 'delivered',
    isRefused: (_, params: Delivery) => params.outcome === 'refused',
    isHeld: (_, params: Delivery) => params.outcome === 'held',
    needsSession: (_, params: Delivery) =>
      params.outcome === 'held' && afterFailedDelivery(params.code) === 'signIn',
    isInTheWay: ({ context }, params: Delivery) =>
      params.outcome === 'held' &&
      timesOf(context, params) >= passedByAfter &&
      !context.passedBy.includes(params.entry.id),
  },
  actions: {
    addEntry: assign({
      loose: ({ context }, params: { entry: OutboxEntry }) =>
        params.entry.personId === context.personId ? addToOutbox(context.loose, params.entry) : context.loose,
    }),
    rememberKept: assign({
      loose: ({ context }, params: Kept) => context.loose.filter(({ id }) => !params.ids.includes(id)),
      waiting: (_, params: Kept) => params.waiting,
      isRefused: false,
      isBehind: true,
    }),
    rememberRefusingDevice: assign({ isRefused: true, isBehind: true }),
    catchUp: assign({ isBehind: false }),
    emptyTheLine: assign({ waiting: 0, attempts: 0, stumble: undefined, passedBy: [], code: undefined }),
    takeOff: assign({
      loose: ({ context }, params: Delivery) => {
        const gone = goneWith(params);
        return context.loose.filter(({ id }) => !gone.some((entry) => entry.id === id));
      },
      waiting: ({ context }, params: Delivery) => waitingAfter(context, params),
      passedBy: ({ context }, params: Delivery) => {
        const gone = goneWith(params);
        return context.passedBy.filter((id) => !gone.some((entry) => entry.id === id));
      },
      attempts: 0,
      stumble: undefined,
      code: undefined,
    }),
    rememberFailure: assign(({ context }, params: Delivery) =>
      params.outcome === 'held'
        ? {
            code: params.code,
            attempts: context.attempts + 1,
            waiting: params.waiting,
            stumble: { id: params.entry.id, times: timesOf(context, params) },
          }
        : {},
    ),
    passBy: assign({
      passedBy: ({ context }, params: Delivery) =>
        params.outcome === 'held' ? [...context.passedBy, params.entry.id] : context.passedBy,
    }),
    announce: enqueueActions(({ enqueue }, params: Delivery) => {
      if (params.outcome === 'delivered') {
        enqueue.emit({ type: 'act.delivered', entry: params.entry, answer: params.answer });
        for (const entry of params.givenUp) {
          enqueue.emit({ type: 'act.refused', entry, code: 'UNEXPECTED_ERROR' });
        }
      }
      if (params.outcome === 'refused') {
        enqueue.emit({ type: 'act.refused', entry: params.entry, code: params.code });
      }
    }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'outbox',
  description: 'O que a pessoa fez e o servidor ainda não sabe.',
  context: ({ input }) => ({
    personId: input.personId,
    loose: [],
    isRefused: false,
    isBehind: false,
    waiting: 0,
    attempts: 0,
    stumble: undefined,
    passedBy: [],
    code: undefined,
  }),
  type: 'parallel',
  on: {
    'act.add': { actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) } },
  },
  states: {
    device: {
      initial: 'written',
      states: {
        written: {
          description: 'O aparelho guarda tudo o que falta enviar.',
          always: { guard: 'hasLoose', target: 'writing' },
        },
        writing: {
          description:
            'O que acabou de ser feito é gravado neste aparelho, junto ao que as outras abas gravaram.',
          tags: ['busy'],
          invoke: {
            src: 'keep',
            input: ({ context }) => ({ personId: context.personId, entries: context.loose }),
            onDone: {
              target: 'written',
              actions: { type: 'rememberKept', params: ({ event }) => event.output },
            },
            onError: { target: 'unwritten', actions: 'rememberRefusingDevice' },
          },
        },
        unwritten: {
          description:
            'O aparelho não deixou gravar: fica nesta aba, tenta de novo, e o envio segue da memória.',
          tags: ['unwritten'],
          always: { guard: 'hasNothingLoose', target: 'written' },
          after: { storeRetryInterval: 'writing' },
          on: {
            'act.add': {
              target: 'writing',
              actions: { type: 'addEntry', params: ({ event }) => ({ entry: event.entry }) },
            },
            'page.hide': 'writing',
          },
        },
      },
    },
    delivery: {
      initial: 'sending',
      states: {
        empty: {
          description: 'Nada espera.',
          tags: ['empty'],
          always: { guard: 'isBehind', target: 'sending' },
          on: {
            'network.return': 'sending',
            'page.show': 'sending',
            'session.renew': 'sending',
            'delivery.request': 'sending',
          },
        },
        sending: {
          description: 'O mais antigo deste aparelho vai para o servidor, uma aba de cada vez.',
          tags: ['sending'],
          entry: 'catchUp',
          invoke: {
            src: 'deliverNext',
            input: ({ context }) => ({
              personId: context.personId,
              loose: context.isRefused ? context.loose : [],
              passedBy: context.passedBy,
            }),
            onDone: [
              {
                guard: { type: 'isDelivered', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                actions: [
                  { type: 'announce', params: ({ event }) => event.output },
                  { type: 'takeOff', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                actions: [
                  { type: 'announce', params: ({ event }) => event.output },
                  { type: 'takeOff', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'needsSession', params: ({ event }) => event.output },
                target: 'signedOut',
                actions: [{ type: 'rememberFailure', params: ({ event }) => event.output }, 'announceExpiry'],
              },
              {
                guard: { type: 'isInTheWay', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => event.output },
                  { type: 'passBy', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isHeld', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'rememberFailure', params: ({ event }) => event.output },
              },
              { target: 'empty', actions: 'emptyTheLine' },
            ],
            onError: 'unread',
          },
        },
        waiting: {
          description: 'Não chegou ao servidor: espera a rede, a página ou o próximo intervalo.',
          tags: ['waiting'],
          after: { retryInterval: 'sending' },
          on: {
            'network.return': 'sending',
            'page.show': 'sending',
            'page.hide': 'sending',
            'session.renew': 'sending',
            'delivery.request': 'sending',
          },
        },
        signedOut: {
          description: 'A sessão acabou: espera a mesma pessoa entrar de novo.',
          tags: ['waiting'],
          on: { 'session.renew': 'sending' },
        },
        unread: {
          description: 'O aparelho não deixou ler: nada é gravado por cima, e a leitura é tentada de novo.',
          tags: ['waiting'],
          always: { guard: 'isBehind', target: 'sending' },
          after: { storeRetryInterval: 'sending' },
          on: { 'page.show': 'sending', 'session.renew': 'sending', 'delivery.request': 'sending' },
        },
      },
    },
  },
});

type Held = Extract<Delivery, { outcome: 'held' }>;

/** How often this act failed in a row on the server's side; a lost network says nothing about the act. */
function timesOf({ stumble }: OutboxContext, { entry, code }: Held): number {
  const times = stumble?.id === entry.id ? stumble.times : 0;
  return code === 'UNEXPECTED_ERROR' ? times + 1 : times;
}

function goneWith(delivery: Delivery): readonly OutboxEntry[] {
  if (delivery.outcome === 'delivered') return [delivery.entry, ...delivery.givenUp];
  return delivery.outcome === 'refused' ? [delivery.entry] : [];
}

function waitingAfter({ waiting }: OutboxContext, delivery: Delivery): number {
  return delivery.outcome === 'nothing' ? waiting : delivery.waiting;
}
