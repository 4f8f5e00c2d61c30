import {
  addToLane,
  afterFailedDelivery,
  askedRetryDelay,
  type OutboxEntry,
  retryDelay,
} from '@student/domain';
import { assign, enqueueActions, setup } from 'xstate';
import { port } from '../port.ts';
import type { Delivery, LaneContext, LaneEmitted, LaneEvent, LaneInput, Written } from './lane.types.ts';
import { reasonOf } from './lane-delivery.ts';

/**
 * One lane of the outbox: what a student did of one kind in one content. Every act is written to this device first,
 * then sent, in order, one at a time; what cannot be sent waits for the network, for the time that the server asked for,
 * or for the person to sign in again, and survives a reload. The acts are on the device and shared by all tabs; see
 * `laneDelivery` for the ports, and `OutboxAct` for what may wait at all (decisions 0204, 0210).
 */
export const laneMachine = setup({
  types: {
    input: {} as LaneInput,
    context: {} as LaneContext,
    events: {} as LaneEvent,
    emitted: {} as LaneEmitted,
    tags: {} as 'writing' | 'unwritten' | 'sending' | 'held' | 'empty',
  },
  actors: {
    write: port<Written, { entries: readonly OutboxEntry[] }>('write'),
    deliverFirst: port<Delivery, { unwritten: readonly OutboxEntry[] }>('deliverFirst'),
  },
  delays: {
    retryInterval: ({ context }) => retryDelay(context.failures),
    askedInterval: ({ context }) => askedRetryDelay(context.failures, context.failure?.retryAfter ?? 0),
    deviceRetryInterval: 5000,
  },
  guards: {
    hasUnwritten: ({ context }) => context.unwritten.length > 0,
    hasNothingUnwritten: ({ context }) => context.unwritten.length === 0,
    isBehind: ({ context }) => context.isBehind,
    isSettled: (_, params: Delivery) => 'entry' in params,
    needsSession: (_, params: Delivery) =>
      params.outcome === 'held' && afterFailedDelivery(params.failure) === 'signIn',
    mustWait: (_, params: Delivery) => params.outcome === 'held' && params.failure.retryAfter !== undefined,
    isHeld: (_, params: Delivery) => params.outcome === 'held',
  },
  actions: {
    addEntry: assign({
      unwritten: ({ context }, params: { entry: OutboxEntry }) => addToLane(context.unwritten, params.entry),
    }),
    rememberWritten: assign({
      unwritten: ({ context }, params: Written) =>
        context.unwritten.filter(({ id }) => !params.ids.includes(id)),
      waiting: (_, params: Written) => params.waiting,
      hasDeviceRefused: false,
      isBehind: true,
    }),
    rememberRefusingDevice: assign({ hasDeviceRefused: true, isBehind: true }),
    catchUp: assign({ isBehind: false }),
    /** What waited here, and was not added since this tab last looked, has been sent by another tab. */
    rememberEmpty: assign(({ context: { isBehind, waiting, savedAt } }, params: Delivery) => ({
      ...(!isBehind && { waiting: 0 }),
      savedAt: !isBehind && waiting > 0 && params.outcome === 'nothing' ? params.at : savedAt,
      failures: 0,
      failure: undefined,
      triesAgainAt: undefined,
    })),
    takeOff: assign(({ context }, params: Delivery) => takenOff(context, params)),
    rememberFailure: assign(({ context }, params: Delivery) =>
      params.outcome === 'held'
        ? {
            failure: params.failure,
            failures: context.failures + 1,
            waiting: params.waiting,
            triesAgainAt: undefined,
          }
        : {},
    ),
    rememberWait: assign(({ context: { failures } }, params: Delivery) =>
      params.outcome === 'held'
        ? { triesAgainAt: params.at + askedRetryDelay(failures, params.failure.retryAfter ?? 0) }
        : {},
    ),
    forgetWait: assign({ triesAgainAt: undefined }),
    announce: enqueueActions(({ enqueue }, params: Delivery) => {
      if (params.outcome === 'delivered') {
        const { entry, answer, waiting, at } = params;
        enqueue.emit({ type: 'act.delivered', entry, answer, waiting, at });
      }
      if (params.outcome === 'refused') {
        enqueue.emit({ type: 'act.refused', entry: params.entry, failure: reasonOf(params.failure) });
      }
      if (params.outcome === 'withdrawn') enqueue.emit({ type: 'act.withdrawn', entry: params.entry });
    }),
  },
}).createMachine({
  id: 'lane',
  description: 'What the person did, of one kind and in one content, and the server does not know yet.',
  context: ({ input }) => ({
    lane: input.lane,
    unwritten: [],
    hasDeviceRefused: false,
    isBehind: false,
    waiting: 0,
    failures: 0,
    failure: undefined,
    triesAgainAt: undefined,
    refusal: undefined,
    savedAt: undefined,
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
          description: 'The device keeps everything that is still to be sent.',
          always: { guard: 'hasUnwritten', target: 'writing' },
        },
        writing: {
          description: 'What was just done is written to this device, where all tabs see it.',
          tags: ['writing'],
          invoke: {
            src: 'write',
            input: ({ context }) => ({ entries: context.unwritten }),
            onDone: {
              target: 'written',
              actions: { type: 'rememberWritten', params: ({ event }) => event.output },
            },
            onError: { target: 'unwritten', actions: 'rememberRefusingDevice' },
          },
        },
        unwritten: {
          description:
            'The device did not let it be written: it stays in this tab, writing is tried again, and sending goes on from memory.',
          tags: ['unwritten'],
          always: { guard: 'hasNothingUnwritten', target: 'written' },
          after: { deviceRetryInterval: 'writing' },
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
          description: 'Nothing waits.',
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
          description: 'The oldest goes to the server, one tab at a time.',
          tags: ['sending'],
          entry: 'catchUp',
          invoke: {
            src: 'deliverFirst',
            input: ({ context }) => ({ unwritten: context.hasDeviceRefused ? context.unwritten : [] }),
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                actions: [
                  { type: 'takeOff', params: ({ event }) => event.output },
                  { type: 'announce', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'needsSession', params: ({ event }) => event.output },
                target: 'signedOut',
                actions: { type: 'rememberFailure', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'mustWait', params: ({ event }) => event.output },
                target: 'postponed',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => event.output },
                  { type: 'rememberWait', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isHeld', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'rememberFailure', params: ({ event }) => event.output },
              },
              {
                target: 'empty',
                actions: { type: 'rememberEmpty', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'unread', actions: 'forgetWait' },
          },
        },
        waiting: {
          description:
            'It did not arrive, or the server failed: it waits for the network, the page or the next interval, which grows.',
          tags: ['held'],
          after: { retryInterval: 'sending' },
          on: {
            'network.return': 'sending',
            'page.show': 'sending',
            'page.hide': 'sending',
            'session.renew': 'sending',
            'delivery.request': 'sending',
          },
        },
        postponed: {
          description: 'The server said when to try again: until then nothing is sent.',
          tags: ['held'],
          after: { askedInterval: 'sending' },
        },
        signedOut: {
          description: 'The session is over: it waits for the same person to sign in again.',
          tags: ['held'],
          on: { 'session.renew': 'sending' },
        },
        unread: {
          description:
            'The device did not let it be read: nothing is written over it, and reading is tried again.',
          tags: ['held'],
          always: { guard: 'isBehind', target: 'sending' },
          after: { deviceRetryInterval: 'sending' },
          on: { 'page.show': 'sending', 'session.renew': 'sending', 'delivery.request': 'sending' },
        },
      },
    },
  },
});

function takenOff({ unwritten }: LaneContext, delivery: Delivery): Partial<LaneContext> {
  if (!('entry' in delivery)) return {};
  const { entry, waiting } = delivery;
  return {
    unwritten: unwritten.filter(({ id }) => id !== entry.id),
    waiting,
    failures: 0,
    failure: undefined,
    triesAgainAt: undefined,
    ...(delivery.outcome === 'delivered' && { savedAt: delivery.at, refusal: undefined }),
    ...(delivery.outcome === 'refused' && { refusal: reasonOf(delivery.failure) }),
  };
}
