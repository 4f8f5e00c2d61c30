import { type Failure, failureOf, recommendationRule } from '@student/domain';
import { assign, emit, sendTo, setup } from 'xstate';
import { listPickerMachine } from '../list-picker/list-picker.machine.ts';
import type { ListPickerOutput } from '../list-picker/list-picker.types.ts';
import { port } from '../port.ts';
import type {
  RecommendationContext,
  RecommendationEmitted,
  RecommendationEvent,
  RecommendationInput,
} from './recommendation.types.ts';

/**
 * A training that is recommended to people (RECO-04, RECO-07 to RECO-10): they are picked in a list picker, one or several, and it is sent
 * to all of them at once. Once it is sent the picker stores them and closes. What fails keeps who was picked and can be sent again; the
 * server tells nobody twice.
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
    listPicker: listPickerMachine,
    sendRecommendation: port<void, { courseId: number; personIds: readonly number[] }>('sendRecommendation'),
  },
  guards: {
    hasPicked: ({ context }) => context.picked.length > 0,
    isSaved: (_, params: { output: ListPickerOutput }) => params.output.isSaved,
  },
  actions: {
    pick: sendTo('picker', (_, params: { personId: number; isPicked: boolean }) => ({
      type: 'item.choose' as const,
      id: params.personId,
      isChosen: params.isPicked,
    })),
    keepPicked: assign({ picked: (_, params: { chosen: readonly number[] }) => params.chosen }),
    storePicked: sendTo('picker', { type: 'picker.save' }),
    closePicker: sendTo('picker', { type: 'picker.close' }),
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
  invoke: {
    id: 'picker',
    src: 'listPicker',
    input: ({ context: { picked, allowMultiple } }) => ({
      // Those of the pages that the person turns come later, and are the view's.
      items: picked,
      selectedItems: picked,
      allowMultiple,
      rule: recommendationRule({ allowMultiple }),
      modal: 'recommendation',
    }),
    onSnapshot: { actions: { type: 'keepPicked', params: ({ event }) => event.snapshot.context } },
    onDone: [
      {
        guard: { type: 'isSaved', params: ({ event }) => event },
        target: '.sent',
        actions: 'tellSaved',
      },
      { target: '.left' },
    ],
  },
  initial: 'picking',
  states: {
    picking: {
      description: 'People are picked; where sending failed, the reason is told and it can be sent again.',
      on: {
        'person.pick': { actions: ['forgetFailure', { type: 'pick', params: ({ event }) => event }] },
        'recommendation.send': { guard: 'hasPicked', target: 'sending' },
        'recommendation.leave': { actions: 'closePicker' },
      },
    },
    sending: {
      description: 'It is on its way to all who were picked; nobody is picked or given up meanwhile.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'sendRecommendation',
        input: ({ context }) => ({ courseId: context.courseId, personIds: context.picked }),
        onDone: { actions: 'storePicked' },
        onError: {
          target: 'picking',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'tellFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    sent: {
      description: 'The server has it, the people are told, and the picker has stored them and is closed.',
      type: 'final',
    },
    left: { description: 'The picker was closed, and nobody was told.', type: 'final' },
  },
});
