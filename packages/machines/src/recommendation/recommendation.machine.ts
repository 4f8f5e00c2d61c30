import { type Failure, failureOf, pickedAfter } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  RecommendationContext,
  RecommendationEmitted,
  RecommendationEvent,
  RecommendationInput,
} from './recommendation.types.ts';

/**
 * A training that is recommended to people (RECO-04, RECO-07 to RECO-10): they are picked, one or several, and it is sent to all of them
 * at once. What fails keeps who was picked and can be sent again; the server tells nobody twice.
 */
export const recommendationMachine = setup({
  types: {
    input: {} as RecommendationInput,
    context: {} as RecommendationContext,
    events: {} as RecommendationEvent,
    emitted: {} as RecommendationEmitted,
    tags: {} as 'busy',
  },
  actors: {
    sendRecommendation: port<void, { courseId: number; personIds: readonly number[] }>('sendRecommendation'),
  },
  guards: {
    hasPicked: ({ context }) => context.picked.length > 0,
  },
  actions: {
    pick: assign({
      picked: ({ context }, params: { personId: number; isPicked: boolean }) =>
        pickedAfter(context, params.personId, params.isPicked),
      failure: undefined,
    }),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    tellSaved: emit(
      ({ context }): RecommendationEmitted => ({ type: 'recommendation.save', picked: context.picked }),
    ),
    tellFailed: emit(
      (_, params: { failure: Failure }): RecommendationEmitted => ({
        type: 'recommendation.fail',
        failure: params.failure,
      }),
    ),
  },
}).createMachine({
  id: 'recommendation',
  description: 'A training that is recommended to people.',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'picking',
  states: {
    picking: {
      description: 'People are picked; where sending failed, the reason is told and it can be sent again.',
      on: {
        'person.pick': { actions: { type: 'pick', params: ({ event }) => event } },
        'recommendation.send': { guard: 'hasPicked', target: 'sending' },
      },
    },
    sending: {
      description: 'It is on its way to all who were picked; nobody is picked or given up meanwhile.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'sendRecommendation',
        input: ({ context }) => ({ courseId: context.courseId, personIds: context.picked }),
        onDone: { target: 'sent', actions: 'tellSaved' },
        onError: {
          target: 'picking',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'tellFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    sent: { description: 'The server has it, and the people are told.', type: 'final' },
  },
});
