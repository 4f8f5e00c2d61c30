import { failureOf, isOrderRefused, type SentOrder } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  Placed,
  Prepared,
} from './checkout.types.ts';

/**
 * From the bag to an order (SHOP-17). The person confirms once; prices and stock are read right before; then the order is kept on the
 * device and sent under a key of its own until the server has decided, over lost answers, reloads, expired sessions and all tabs, so
 * that it becomes one order or none.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    output: {} as CheckoutOutput,
    tags: {} as 'busy',
  },
  actors: {
    prepare: port<Prepared>('prepare'),
    place: port<Placed, { order: SentOrder | undefined }>('place'),
  },
  guards: {
    isOnItsWay: ({ context }) => context.order !== undefined,
    isChanged: (_, params: { found: Prepared | Placed }) => 'isChanged' in params.found,
    isExpired: (_, params: { error: unknown }) => failureOf(params.error).code === 'ACCESS_SESSION_EXPIRED',
    isRefused: (_, params: { error: unknown }) => isOrderRefused(params.error),
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    take: assign({ order: (_, params: { order: SentOrder }) => params.order, failure: undefined }),
    takePrepared: assign({
      order: (_, params: { found: Prepared }) => ('order' in params.found ? params.found.order : undefined),
    }),
    letGo: assign({ order: undefined }),
    keepId: assign({
      orderId: (_, params: { found: Placed }) =>
        'orderId' in params.found ? params.found.orderId : undefined,
    }),
    tellPlaced: emit(
      ({ context }): CheckoutEmitted => ({ type: 'order.place', orderId: context.orderId ?? 0 }),
    ),
    tellRefused: emit(
      (_, params: { error: unknown }): CheckoutEmitted => ({
        type: 'order.refuse',
        failure: failureOf(params.error),
      }),
    ),
  },
  delays: { retryInterval: 15_000 },
}).createMachine({
  id: 'checkout',
  description: 'From the bag to one order.',
  context: ({ input }) => ({ order: input.order, orderId: undefined, failure: undefined }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Is an order on its way from before?',
      always: [{ guard: 'isOnItsWay', target: 'placing.sending' }, { target: 'shopping.choosing' }],
    },
    shopping: {
      description: 'Nothing has been sent: the person may change the bag.',
      initial: 'choosing',
      on: {
        'order.join': {
          target: 'placing.sending',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {
          description: 'The bag as it is.',
          on: { 'order.ask': 'confirming' },
        },
        confirming: {
          description: 'A dialog says what it costs and what is left, and asks once.',
          entry: 'forgetFailure',
          on: {
            'order.confirm': 'preparing',
            'order.cancel': 'choosing',
            // In another tab: what is asked here is no longer so.
            'bag.change': 'changed',
          },
        },
        preparing: {
          description:
            'Prices and stock are read anew; then the order is kept on the device. Until then it can be taken back.',
          tags: ['busy'],
          on: { 'order.cancel': 'choosing' },
          invoke: {
            src: 'prepare',
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => ({ found: event.output }) },
                target: 'changed',
              },
              {
                target: '#checkout.placing.sending',
                actions: { type: 'takePrepared', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: 'expired',
              },
              {
                target: 'refused',
                actions: { type: 'rememberFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        expired: {
          description:
            'The session ended before anything was sent. The person signs in again over the page; then the order goes on.',
          on: { 'session.renew': 'preparing', 'order.cancel': 'choosing' },
        },
        changed: {
          description:
            'Something has changed since it came into the bag; each line says what, and nothing was sent.',
          on: { 'order.ask': 'confirming', 'bag.change': 'choosing' },
        },
        refused: {
          description: 'There is no order, it is said why, and the bag is as it was.',
          on: { 'order.ask': 'confirming', 'bag.change': 'choosing' },
        },
      },
    },
    placing: {
      description: 'The order is kept on the device until the server has decided.',
      initial: 'sending',
      states: {
        sending: {
          description: 'The order is on its way, from this tab or another one.',
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            src: 'place',
            input: ({ context }) => ({ order: context.order }),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => ({ found: event.output }) },
                target: '#checkout.shopping.changed',
                actions: 'letGo',
              },
              {
                target: '#checkout.ordered',
                actions: { type: 'keepId', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: 'expired',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#checkout.shopping.refused',
                actions: [
                  'letGo',
                  { type: 'rememberFailure', params: ({ event }) => event },
                  { type: 'tellRefused', params: ({ event }) => event },
                ],
              },
              {
                target: 'unknown',
                actions: { type: 'rememberFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        expired: {
          description: 'The person signs in again over the page; then the order goes on.',
          on: { 'session.renew': 'sending' },
        },
        unknown: {
          description: 'No answer came: whether there is an order is asked again, under the same key.',
          on: { 'order.retry': 'sending', 'network.return': 'sending', 'session.renew': 'sending' },
          after: { retryInterval: 'sending' },
        },
      },
    },
    ordered: {
      description: 'There is one order; its page says what was bought.',
      type: 'final',
      entry: 'tellPlaced',
    },
  },
  output: ({ context }) => ({ orderId: context.orderId ?? 0 }),
});
