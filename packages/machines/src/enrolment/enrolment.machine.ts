import { failureOf, isOffline } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  EnrolmentContext,
  EnrolmentEmitted,
  EnrolmentEvent,
  EnrolmentInput,
  Seat,
} from './enrolment.types.ts';

const codeOf = ({ error }: { error: unknown }) => failureOf(error).code;

/**
 * A person's seat in a class of an event or in a training course (EVENT-05, EVENT-06, EVENT-24, EVENT-25). States with the tag `seated`
 * are those in which the person is shown as enrolled: from the press on, before the server has answered, and no longer once they confirm
 * that they leave. What the server refuses is taken back. After a lost answer both calls may be sent again: that the server has done the
 * first one already then counts as done, and so does what is read anew of it.
 */
export const enrolmentMachine = setup({
  types: {
    input: {} as EnrolmentInput,
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent,
    emitted: {} as EnrolmentEmitted,
    tags: {} as 'busy' | 'seated',
  },
  actors: {
    enrol: port<unknown, Seat>('enrol'),
    leave: port<unknown, Seat>('leave'),
  },
  guards: {
    isKnownEnrolled: ({ context }) => context.isEnrolled,
    isNews: ({ context }, params: { isEnrolled: boolean }) => params.isEnrolled !== context.isEnrolled,
    /** What is read anew is what the call without an answer has done. */
    isDoneByLostCall: ({ context }, params: { isEnrolled: boolean }) =>
      context.isAnswerLost && params.isEnrolled !== context.isEnrolled,
    /** They have a seat already; after a lost answer it is the one that was asked for. */
    isAlreadyEnrolled: (_, params: { error: unknown }) => codeOf(params) === 'ALREADY_ENROLLED',
    isEnrolledByLostCall: ({ context }, params: { error: unknown }) =>
      context.isAnswerLost && codeOf(params) === 'ALREADY_ENROLLED',
    /** They have none any more. */
    isNotEnrolled: (_, params: { error: unknown }) => codeOf(params) === 'NOT_ENROLLED',
    isFreedByLostCall: ({ context }, params: { error: unknown }) =>
      context.isAnswerLost && codeOf(params) === 'NOT_ENROLLED',
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    keep: assign({
      isEnrolled: (_, params: { isEnrolled: boolean }) => params.isEnrolled,
      failure: undefined,
      isAnswerLost: false,
    }),
    rememberFailure: assign({
      failure: (_, params: { error: unknown }) => failureOf(params.error),
      isAnswerLost: (_, params: { error: unknown }) => isOffline(params.error),
    }),
    tellSaved: emit(
      ({ context }): EnrolmentEmitted => ({ type: 'seat.save', isEnrolled: context.isEnrolled }),
    ),
    tellCorrected: emit(
      ({ context }): EnrolmentEmitted => ({ type: 'seat.correct', isEnrolled: context.isEnrolled }),
    ),
    tellFailed: emit(
      ({ context }, params: { error: unknown }): EnrolmentEmitted => ({
        type: 'seat.fail',
        isEnrolled: context.isEnrolled,
        failure: failureOf(params.error),
      }),
    ),
  },
}).createMachine({
  id: 'enrolment',
  description: 'A person’s seat in a class of an event or in a training course.',
  context: ({ input }) => ({ ...input, failure: undefined, isAnswerLost: false }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No call is on its way: what is read anew counts.',
      initial: 'begun',
      on: {
        'seat.learn': [
          {
            guard: { type: 'isDoneByLostCall', params: ({ event }) => event },
            target: '.begun',
            actions: [{ type: 'keep', params: ({ event }) => event }, 'tellSaved'],
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: '.begun',
            actions: { type: 'keep', params: ({ event }) => event },
          },
        ],
      },
      states: {
        begun: {
          description: 'What is known tells whether the person has a seat.',
          always: [{ guard: 'isKnownEnrolled', target: 'enrolled' }, { target: 'free' }],
        },
        free: {
          description: 'The person has no seat here.',
          on: { 'seat.take': '#enrolment.enrolling' },
        },
        enrolled: {
          description: 'The person has a seat.',
          tags: ['seated'],
          on: { 'seat.leave': { target: 'askingToLeave', actions: 'forgetFailure' } },
        },
        askingToLeave: {
          description: 'A dialog asks whether the person really gives the seat back.',
          tags: ['seated'],
          on: { 'leave.confirm': '#enrolment.leaving', 'leave.cancel': 'enrolled' },
        },
        enrolmentRefused: {
          description: 'The server gave no seat, and it is said why; the person may try again.',
          on: { 'seat.take': '#enrolment.enrolling' },
        },
        leavingRefused: {
          description: 'The person still has the seat, and it is said why; they may try again.',
          tags: ['seated'],
          on: { 'seat.leave': { target: 'askingToLeave', actions: 'forgetFailure' } },
        },
      },
    },
    enrolling: {
      description:
        'The person is shown as enrolled while the server is asked; a second press changes nothing.',
      tags: ['busy', 'seated'],
      entry: 'forgetFailure',
      invoke: {
        src: 'enrol',
        input: ({ context }) => context.seat,
        onDone: {
          target: 'resting',
          actions: [{ type: 'keep', params: { isEnrolled: true } }, 'tellSaved'],
        },
        onError: [
          {
            guard: { type: 'isEnrolledByLostCall', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'keep', params: { isEnrolled: true } }, 'tellSaved'],
          },
          {
            // They have a seat, taken elsewhere: that is told, and shown.
            guard: { type: 'isAlreadyEnrolled', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'keep', params: { isEnrolled: true } },
              { type: 'rememberFailure', params: ({ event }) => event },
              'tellCorrected',
            ],
          },
          {
            target: 'resting.enrolmentRefused',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => event },
              { type: 'tellFailed', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    leaving: {
      description: 'The person is shown without a seat while the server is told.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'leave',
        input: ({ context }) => context.seat,
        onDone: {
          target: 'resting',
          actions: [{ type: 'keep', params: { isEnrolled: false } }, 'tellSaved'],
        },
        onError: [
          {
            guard: { type: 'isFreedByLostCall', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'keep', params: { isEnrolled: false } }, 'tellSaved'],
          },
          {
            guard: { type: 'isNotEnrolled', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'keep', params: { isEnrolled: false } },
              { type: 'rememberFailure', params: ({ event }) => event },
              'tellCorrected',
            ],
          },
          {
            target: 'resting.leavingRefused',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => event },
              { type: 'tellFailed', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
