import { type DecoinLimit, tellsCoinLimit } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type { CoinLimitContext, CoinLimitEmitted, CoinLimitEvent } from './coin-limit.types.ts';

/**
 * The message that a day pays no more coins: asked for after each earning, told once, and not again on the day on which it was
 * closed (PILL-11, PLAYER-29, DECOIN-07 to DECOIN-11). The acceptance is emitted once and belongs to the outbox from then on.
 */
export const coinLimitMachine = setup({
  types: {
    context: {} as CoinLimitContext,
    events: {} as CoinLimitEvent,
    emitted: {} as CoinLimitEmitted,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    readLimit: port<DecoinLimit>('readLimit'),
  },
  guards: {
    tellsLimit: (_, params: DecoinLimit) => tellsCoinLimit(params),
    wasAccepted: (_, params: DecoinLimit) => params.hasAcceptedDailyLimit,
    isAnotherDay: ({ context }, params: { day: string }) => params.day !== context.acceptedOn,
  },
  actions: {
    rememberDay: assign({ day: (_, params: { day: string }) => params.day }),
    rememberAcceptance: assign({ acceptedOn: ({ context }) => context.day }),
    recordAcceptance: emit({ type: 'act.record', act: { kind: 'acceptLimit' } }),
  },
}).createMachine({
  id: 'coinLimit',
  description: 'The daily limit of coins: asked for after each earning, told once a day.',
  context: { day: undefined, acceptedOn: undefined },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing has to be said.',
      on: {
        'coins.earn': {
          target: 'checking',
          actions: { type: 'rememberDay', params: ({ event }) => event },
        },
      },
    },
    checking: {
      description:
        'The server is asked whether the day still pays. Without an answer the next earning asks again.',
      tags: ['busy'],
      invoke: {
        src: 'readLimit',
        onDone: [
          { guard: { type: 'tellsLimit', params: ({ event }) => event.output }, target: 'telling' },
          { guard: { type: 'wasAccepted', params: ({ event }) => event.output }, target: 'accepted' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      on: {
        // What the answer that is under way says was true before this.
        'coins.earn': {
          target: 'checking',
          reenter: true,
          actions: { type: 'rememberDay', params: ({ event }) => event },
        },
      },
    },
    telling: {
      description: 'The message stands over the page, with confetti.',
      tags: ['open'],
      on: {
        'limit.close': { target: 'accepted', actions: 'recordAcceptance' },
        'limit.settle': 'accepted',
      },
    },
    accepted: {
      description: 'It was closed: it does not open again on this day.',
      entry: 'rememberAcceptance',
      on: {
        'coins.earn': {
          guard: { type: 'isAnotherDay', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'rememberDay', params: ({ event }) => event },
        },
      },
    },
  },
});
