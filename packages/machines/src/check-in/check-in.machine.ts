import type { CheckInProblem, Failure } from '@student/domain';
import { assign, emit, setup } from 'xstate';
import type { HeldBy } from '../outbox/save-state.ts';
import type { CheckInContext, CheckInEmitted, CheckInEvent, CheckInInput } from './check-in.types.ts';

/**
 * A check-in to one day of an event class or one menu of a training course: a code is read, confirmed once, and sent once (EVENT-16 to
 * EVENT-19, EVENT-28, EVENT-29). The confirmation is emitted and belongs to the outbox from then on, which keeps it where there is no
 * network and tells what has become of it.
 */
export const checkInMachine = setup({
  types: {
    input: {} as CheckInInput,
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    emitted: {} as CheckInEmitted,
    tags: {} as 'busy' | 'done',
  },
  delays: {
    /** After this long somebody at a door wants to know whether they have to stay. */
    patience: 8000,
  },
  guards: {
    isPresent: ({ context }) => context.isPresent,
    hasProblem: ({ context }) => context.problem !== undefined,
    canRetry: ({ context }) => context.canRetry,
    hasToken: ({ context }) => context.token !== undefined,
    bringsProblem: (_, params: { problem: CheckInProblem | undefined }) => params.problem !== undefined,
  },
  actions: {
    rememberCode: assign((_, params: { token: string; problem: CheckInProblem | undefined }) => ({
      token: params.token,
      problem: params.problem,
      failure: undefined,
      isKept: false,
      canRetry: false,
      isCodeMissing: false,
    })),
    forgetCode: assign({
      token: undefined,
      problem: undefined,
      failure: undefined,
      isKept: false,
      heldBy: undefined,
      canRetry: false,
      isCodeMissing: false,
      otherClassId: undefined,
    }),
    rememberKept: assign({ isKept: true }),
    rememberPresence: assign({ isPresent: true }),
    forgetPresence: assign({ isPresent: false }),
    rememberHold: assign({ heldBy: (_, params: { by: HeldBy }) => params.by }),
    rememberRefusal: assign((_, params: { problem: CheckInProblem | undefined; failure: Failure }) => ({
      problem: params.problem,
      failure: params.failure,
      heldBy: undefined,
      canRetry: false,
      isCodeMissing: false,
    })),
    rememberFailure: assign((_, params: { failure: Failure; isCodeMissing: boolean }) => ({
      problem: undefined,
      failure: params.failure,
      canRetry: !params.isCodeMissing,
      isCodeMissing: params.isCodeMissing,
    })),
    forgetFailure: assign({ failure: undefined, canRetry: false }),
    rememberOtherClass: assign((_, params: { classId: number | undefined }) => ({
      problem: 'recordedElsewhere' as const,
      otherClassId: params.classId,
    })),
    recordConfirmation: emit(
      ({ context }): CheckInEmitted => ({
        type: 'act.record',
        act: { kind: 'checkIn', token: context.token ?? '' },
      }),
    ),
    readPresence: emit({ type: 'presence.read' }),
  },
}).createMachine({
  id: 'checkIn',
  description: 'A check-in to one day of an event class or one menu of a training course.',
  context: ({ input }) => ({
    ...input,
    failure: undefined,
    isKept: false,
    heldBy: undefined,
    canRetry: false,
    isCodeMissing: false,
    otherClassId: undefined,
  }),
  initial: 'beginning',
  on: {
    'check-in.accept': { target: '.confirmed', actions: ['forgetCode', 'rememberPresence'] },
  },
  states: {
    beginning: {
      description: 'What is known decides where it begins.',
      always: [
        { guard: 'isPresent', target: 'present', actions: 'forgetCode' },
        { guard: 'hasProblem', target: 'asking.refused' },
        { guard: 'hasToken', target: 'asking.ready' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The person has something to do.',
      initial: 'unread',
      on: {
        'code.read': [
          {
            guard: { type: 'bringsProblem', params: ({ event }) => event },
            target: '.refused',
            actions: { type: 'rememberCode', params: ({ event }) => event },
          },
          { target: '.ready', actions: { type: 'rememberCode', params: ({ event }) => event } },
        ],
        'code.discard': { target: '.unread', actions: 'forgetCode' },
        'check-in.wait': 'recording',
        'check-in.verify': 'verifying',
        'presence.learn': { target: 'present', actions: ['forgetCode', 'rememberPresence'] },
      },
      states: {
        unread: { description: 'No code has been read: one is scanned or typed.' },
        ready: {
          description: 'A code was read, and waits for one press.',
          on: {
            'check-in.confirm': { target: '#checkIn.recording', actions: 'recordConfirmation' },
          },
        },
        refused: {
          description:
            'This code checks nobody in here and now; the page says why. One that only the device could not keep is confirmed again.',
          on: {
            'check-in.confirm': {
              guard: 'canRetry',
              target: '#checkIn.recording',
              actions: ['forgetFailure', 'recordConfirmation'],
            },
          },
        },
      },
    },
    recording: {
      description: 'It was confirmed, here or in another tab: nothing is pressed any more.',
      initial: 'sending',
      on: {
        'check-in.refuse': {
          target: 'asking.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => event },
        },
        'check-in.fail': {
          target: 'asking.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
        'check-in.verify': 'verifying',
        'check-in.end': 'beginning',
        'check-in.keep': { actions: 'rememberKept' },
        'check-in.hold': { target: '.kept', actions: { type: 'rememberHold', params: ({ event }) => event } },
        'presence.learn': { target: 'confirmed', actions: ['forgetCode', 'rememberPresence'] },
      },
      states: {
        sending: {
          description: 'It is on its way to the server.',
          tags: ['busy'],
          after: { patience: 'delayed' },
        },
        delayed: { description: 'No answer has come for long; it goes on, also where the page is left.' },
        kept: { description: 'It is on this device, and is sent as soon as that is possible.' },
      },
    },
    verifying: {
      description: 'The server has taken it, and the page reads whether it is of this class.',
      tags: ['busy'],
      entry: 'readPresence',
      after: { patience: 'unverified' },
      on: {
        'check-in.leave-open': 'unverified',
        'presence.learn': { target: 'confirmed', actions: ['forgetCode', 'rememberPresence'] },
        'check-in.misplace': {
          target: 'asking.refused',
          actions: ['forgetCode', { type: 'rememberOtherClass', params: ({ event }) => event }],
        },
      },
    },
    unverified: {
      description:
        'The server has taken it, and the page could not read of which class it was, or not for long: it is read again.',
      on: {
        'check-in.verify': 'verifying',
        'presence.learn': { target: 'confirmed', actions: ['forgetCode', 'rememberPresence'] },
        'check-in.misplace': {
          target: 'asking.refused',
          actions: ['forgetCode', { type: 'rememberOtherClass', params: ({ event }) => event }],
        },
      },
    },
    confirmed: {
      description: 'The server has just taken it: enrolled and present.',
      tags: ['done'],
      on: { 'presence.lose': { target: 'asking', actions: 'forgetPresence' } },
    },
    present: {
      description: 'The presence was recorded before: there is nothing to confirm.',
      tags: ['done'],
      on: { 'presence.lose': { target: 'asking', actions: 'forgetPresence' } },
    },
  },
});
