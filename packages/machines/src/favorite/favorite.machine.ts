import { type Failure, failureOf, isOffline } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type { FavoriteContext, FavoriteEmitted, FavoriteEvent, FavoriteInput } from './favorite.types.ts';

/**
 * Whether a course or a product is one of a person's favourites (RECO-14, RECO-15, SHOP-12). A press shows at once and is sent; what is
 * pressed meanwhile is sent afterwards, one call at a time, so that the last press wins whatever order answers come in. What the server
 * refuses is taken back.
 */
export const favoriteMachine = setup({
  types: {
    input: {} as FavoriteInput,
    context: {} as FavoriteContext,
    events: {} as FavoriteEvent,
    emitted: {} as FavoriteEmitted,
    tags: {} as 'busy',
  },
  actors: {
    saveFavorite: port<void, { id: number; isFavorite: boolean }>('saveFavorite'),
  },
  guards: {
    isOtherThanKept: ({ context }, params: { isFavorite: boolean }) => params.isFavorite !== context.isKept,
    isPressedSince: ({ context }) => context.isWanted !== context.isSent,
    /** The server may have done it all the same. */
    isPressedSinceAndUnknown: ({ context }, params: { error: unknown }) =>
      context.isWanted !== context.isSent && isOffline(params.error),
  },
  actions: {
    want: assign({ isWanted: (_, params: { isFavorite: boolean }) => params.isFavorite }),
    remember: assign({ isSent: ({ context }) => context.isWanted }),
    keep: assign({ isKept: ({ context }) => context.isSent }),
    takeBack: assign({ isWanted: ({ context }) => context.isKept }),
    tellSaved: emit(
      ({ context }): FavoriteEmitted => ({ type: 'favorite.save', isFavorite: context.isKept }),
    ),
    tellFailed: emit(
      (_, params: { failure: Failure }): FavoriteEmitted => ({
        type: 'favorite.fail',
        failure: params.failure,
      }),
    ),
  },
}).createMachine({
  id: 'favorite',
  description: 'Whether a course or a product is one of a person’s favourites.',
  context: ({ input }) => ({
    id: input.id,
    isWanted: input.isFavorite,
    isKept: input.isFavorite,
    isSent: input.isFavorite,
  }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The server has what is shown.',
      on: {
        'favorite.choose': {
          guard: { type: 'isOtherThanKept', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'A press is on its way; what is shown is what was pressed last.',
      tags: ['busy'],
      entry: 'remember',
      invoke: {
        src: 'saveFavorite',
        input: ({ context }) => ({ id: context.id, isFavorite: context.isWanted }),
        onDone: [
          { guard: 'isPressedSince', target: 'saving', reenter: true, actions: ['keep', 'tellSaved'] },
          { target: 'settled', actions: ['keep', 'tellSaved'] },
        ],
        onError: [
          {
            // Both calls may be repeated: what is wanted is sent, whatever became of the one before.
            guard: { type: 'isPressedSinceAndUnknown', params: ({ event }) => event },
            target: 'saving',
            reenter: true,
          },
          // The server has what is wanted.
          { guard: 'isPressedSince', target: 'settled' },
          {
            target: 'settled',
            actions: [
              'takeBack',
              { type: 'tellFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
        ],
      },
      on: {
        'favorite.choose': { actions: { type: 'want', params: ({ event }) => event } },
      },
    },
  },
});
