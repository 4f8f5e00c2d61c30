import { type Failure, failureOf, isOffline } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  SentSuggestion,
  Suggestion,
  SuggestionContext,
  SuggestionEmitted,
  SuggestionEvent,
} from './suggestion.types.ts';

/**
 * A suggestion to the company (FORMS-01 to FORMS-05): it is written, and sent once at a time. One that got no answer is sent again
 * under the same key, so that the server takes it once.
 */
export const suggestionMachine = setup({
  types: {
    context: {} as SuggestionContext,
    events: {} as SuggestionEvent,
    emitted: {} as SuggestionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    sendSuggestion: port<void, SentSuggestion | undefined>('sendSuggestion'),
  },
  actions: {
    keepSent: assign(({ context }, params: SentSuggestion) => ({
      sent: { ...params, key: keyOf(params, context) },
      failure: undefined,
    })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    tellSaved: emit(({ context: { sent } }): SuggestionEmitted => {
      const { title = '', description = '' } = sent ?? {};
      return { type: 'suggestion.save', suggestion: { title, description } };
    }),
    tellFailed: emit(
      (_, params: { failure: Failure }): SuggestionEmitted => ({
        type: 'suggestion.fail',
        failure: params.failure,
      }),
    ),
    forgetSent: assign({ sent: undefined }),
  },
}).createMachine({
  id: 'suggestion',
  description: 'A suggestion to the company.',
  context: { sent: undefined, failure: undefined },
  initial: 'writing',
  states: {
    writing: {
      description:
        'Title and description are written; where sending failed, the reason is told and it can be sent again.',
      on: {
        'suggestion.send': {
          target: 'sending',
          actions: {
            type: 'keepSent',
            params: ({ event: { title, description, key } }) => ({ title, description, key }),
          },
        },
      },
    },
    sending: {
      description: 'It is on its way, also when its dialog is closed; a second press sends nothing more.',
      tags: ['busy'],
      invoke: {
        src: 'sendSuggestion',
        input: ({ context }) => context.sent,
        onDone: { target: 'sent', actions: ['tellSaved', 'forgetSent'] },
        onError: {
          target: 'writing',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'tellFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    sent: {
      description: 'The server has it; another one can be written.',
      on: {
        'suggestion.send': {
          target: 'sending',
          actions: {
            type: 'keepSent',
            params: ({ event: { title, description, key } }) => ({ title, description, key }),
          },
        },
      },
    },
  },
});

/** The key of what got no answer, where the same is sent again; what was refused is another attempt. */
function keyOf(next: SentSuggestion, { sent, failure }: SuggestionContext): string {
  return sent && isOffline(failure) && isSame(sent, next) ? sent.key : next.key;
}

const isSame = (one: Suggestion, other: Suggestion): boolean =>
  one.title === other.title && one.description === other.description;
