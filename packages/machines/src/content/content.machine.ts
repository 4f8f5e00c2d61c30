import {
  checkpointProblem,
  contentTypes,
  type ErrorCode,
  type Failure,
  failureOf,
  hasReachedMinimum,
  progressSaveInterval,
  speedOfRest,
  speedProblem,
  studyOf,
} from '@student/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  ContentContext,
  ContentEmitted,
  ContentEvent,
  ContentInput,
  ContentStatus,
} from './content.types.ts';

/**
 * One open content: opened, then studied with a tick every 15 s, then finished at 99; finished at once when
 * it asks for no minimum; not studied again when it was finished before (PLAYER-04 to PLAYER-15, PLAYER-31). Where
 * playback stands is recorded from the opening to the leaving, also once it is finished.
 *
 * It owns study time and nothing else. What is done is emitted as `act.record`, once, and belongs to the outbox from then
 * on, which keeps it, orders it and tries again; what the server answers comes back as `progress.learn` and
 * `finish.confirm`.
 */
export const contentMachine = setup({
  types: {
    input: {} as ContentInput,
    context: {} as ContentContext,
    events: {} as ContentEvent,
    emitted: {} as ContentEmitted,
    tags: {} as 'busy' | 'open' | 'playing' | 'failed' | 'finished',
  },
  actors: {
    initialize: port<ContentStatus>('initialize'),
  },
  delays: {
    second: 1000,
    saveInterval: progressSaveInterval,
  },
  guards: {
    isFinished: ({ context }) => studyNow(context) === 'nothing',
    isInSight: ({ context }) => context.isInSight,
    isOutOfSight: ({ context }) => !context.isInSight,
    isNothingStudied: ({ context: { isInSight, isWaiting, isCountedElsewhere } }) =>
      !isInSight || isWaiting || isCountedElsewhere,
    finishesAtOnce: ({ context }) => studyNow(context) === 'finishAtOnce',
    savesProgress: ({ context }) => studyNow(context) === 'saveProgress',
    hasReachedMinimum: ({ context }) => hasReachedMinimum(context.status.progress),
    startsByItself: ({ context }) => !isPlayed(context.type),
    isAudio: ({ context }) => context.type === contentTypes.mp3,
    isTickComplete: ({ context }) => (context.studiedSeconds + 1) * 1000 >= progressSaveInterval,
    hasRest: ({ context }) => context.studiedSeconds > 0,
    isValidSpeed: (_, params: { speedRate: number }) => speedProblem(params.speedRate) === undefined,
    isValidPosition: (_, params: { seconds: number }) => checkpointProblem(params.seconds) === undefined,
  },
  actions: {
    rememberStatus: assign({
      status: (_, params: ContentStatus) => params,
      resumesAt: (_, params: ContentStatus) => params.checkpoint ?? 0,
      // A medium that is put there has not moved.
      recordedPosition: (_, params: ContentStatus) => params.checkpoint ?? undefined,
      failure: undefined,
    }),
    rememberFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: undefined }),
    seeContent: assign({ isInSight: true }),
    loseContent: assign({ isInSight: false }),
    rememberWait: assign({ isWaiting: true }),
    forgetWait: assign({ isWaiting: false }),
    yieldCount: assign({ isCountedElsewhere: true }),
    takeCount: assign({ isCountedElsewhere: false }),
    changeSpeed: assign({ speedRate: (_, params: { speedRate: number }) => params.speedRate }),
    movePosition: assign({ position: (_, params: { seconds: number }) => params.seconds }),
    awaitRecording: enqueueActions(({ enqueue, context }) => {
      if (context.awaitsRecording) return;
      enqueue.assign({ awaitsRecording: true });
      enqueue.raise({ type: 'position.keep' }, { delay: 'saveInterval' });
    }),
    endAwaiting: assign({ awaitsRecording: false }),
    countSecond: assign({ studiedSeconds: ({ context }) => context.studiedSeconds + 1 }),
    restartCount: assign({ studiedSeconds: 0 }),
    learnProgress: assign({
      status: ({ context }, params: { progress: number }) => withProgress(context.status, params.progress),
    }),
    markFinished: assign({
      status: ({ context }) => ({ ...context.status, progress: 100, isFinished: true }),
      failure: undefined,
    }),
    recordTick: emit(({ context }) => ({
      type: 'act.record' as const,
      act: { kind: 'progress' as const, speedRate: context.speedRate },
    })),
    recordRest: emit(({ context: { studiedSeconds, speedRate } }) => ({
      type: 'act.record' as const,
      act: { kind: 'progress' as const, speedRate: speedOfRest(studiedSeconds, speedRate) },
    })),
    recordPosition: enqueueActions(({ enqueue, context: { position, recordedPosition } }) => {
      if (position === undefined || position === recordedPosition) return;
      enqueue.assign({ recordedPosition: position });
      enqueue.emit({ type: 'act.record', act: { kind: 'checkpoint', seconds: position } });
    }),
    recordFinish: emit({ type: 'act.record', act: { kind: 'finish' } }),
    refuseValue: emit((_, params: { code: ErrorCode }) => ({
      type: 'value.refused' as const,
      code: params.code,
    })),
  },
}).createMachine({
  id: 'content',
  description: 'An open content: opening, studying, finishing.',
  context: ({ input }) => ({
    ...input,
    speedRate: input.speedRate ?? 1,
    status: { progress: 0, isFinished: false, checkpoint: null },
    resumesAt: 0,
    studiedSeconds: 0,
    position: undefined,
    recordedPosition: undefined,
    awaitsRecording: false,
    isInSight: !isFile(input.type),
    isWaiting: false,
    isCountedElsewhere: false,
    failure: undefined,
  }),
  initial: 'opening',
  on: {
    'stage.open': { actions: 'seeContent' },
    'stage.fail': { actions: 'loseContent' },
    'playback.wait': { actions: 'rememberWait' },
    'playback.resume': { actions: 'forgetWait' },
    'count.yield': { actions: 'yieldCount' },
    'count.resume': { actions: 'takeCount' },
    'speed.change': [
      {
        guard: { type: 'isValidSpeed', params: ({ event }) => event },
        actions: { type: 'changeSpeed', params: ({ event }) => event },
      },
      { actions: { type: 'refuseValue', params: { code: 'INVALID_SPEED_RATE' } } },
    ],
    'position.move': [
      {
        guard: { type: 'isValidPosition', params: ({ event }) => event },
        actions: [{ type: 'movePosition', params: ({ event }) => event }, 'awaitRecording'],
      },
      { actions: { type: 'refuseValue', params: { code: 'INVALID_CHECKPOINT' } } },
    ],
    'position.keep': { actions: ['endAwaiting', 'recordPosition'] },
    'playback.pause': { actions: 'recordPosition' },
    'playback.end': { actions: 'recordPosition' },
    'page.hide': { actions: 'recordPosition' },
    'content.leave': { target: '.left', actions: 'recordPosition' },
  },
  states: {
    opening: {
      description: 'The content is opened and says where the person stopped.',
      tags: ['busy'],
      invoke: {
        src: 'initialize',
        onDone: {
          target: 'choosingStudy',
          actions: { type: 'rememberStatus', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    unavailable: {
      description:
        'It could not be opened: the list can still be used, and opening can be tried again; signing in again does it too.',
      tags: ['failed'],
      on: { 'content.retry': 'opening', 'session.renew': 'opening' },
    },
    choosingStudy: {
      description: 'What does this content ask for?',
      always: [
        { guard: 'isFinished', target: 'finished' },
        { guard: 'finishesAtOnce', target: 'finishing' },
        { guard: 'savesProgress', target: 'studying' },
        { target: 'awaitingAnswers' },
      ],
    },
    awaitingAnswers: {
      description:
        'An exercise or an evaluation: only answers finish it, and one that the server refused is given again.',
      tags: ['open'],
      on: { 'answers.complete': 'finishing' },
    },
    studying: {
      description: 'The content is being studied; every 15 seconds another stretch is recorded.',
      tags: ['open'],
      initial: 'arriving',
      on: {
        // The tick brings it along.
        'position.move': [
          {
            guard: { type: 'isValidPosition', params: ({ event }) => event },
            actions: { type: 'movePosition', params: ({ event }) => event },
          },
          { actions: { type: 'refuseValue', params: { code: 'INVALID_CHECKPOINT' } } },
        ],
        // What was studied since the last stretch would never be counted: nothing plays on.
        'playback.end': [
          { guard: 'hasRest', target: '.paused', actions: ['recordRest', 'restartCount', 'recordPosition'] },
          { target: '.paused', actions: 'recordPosition' },
        ],
        'progress.learn': { actions: { type: 'learnProgress', params: ({ event }) => event } },
        'finish.confirm': { target: 'finished', actions: 'markFinished' },
      },
      always: { guard: 'hasReachedMinimum', target: 'finishing' },
      states: {
        arriving: {
          description: 'Video and audio wait for play; all else counts as soon as it is on the stage.',
          always: [{ guard: 'startsByItself', target: 'counting' }, { target: 'paused' }],
        },
        paused: {
          description: 'Stopped: time does not count.',
          entry: 'takeCount',
          on: { 'playback.play': 'counting' },
        },
        counting: {
          description:
            'Time counts, second by second; not those in which the stage shows nothing, the medium waits for its data, or another window counts.',
          tags: ['playing'],
          after: {
            second: [
              { guard: 'isNothingStudied', target: 'counting', reenter: true },
              {
                guard: 'isTickComplete',
                target: 'counting',
                actions: ['restartCount', 'recordTick', 'recordPosition'],
                reenter: true,
              },
              { target: 'counting', actions: 'countSecond', reenter: true },
            ],
          },
          on: {
            'playback.pause': { target: 'paused', actions: 'recordPosition' },
            'page.hide': [
              { guard: 'isAudio', actions: 'recordPosition' },
              { target: 'away', actions: 'recordPosition' },
            ],
          },
        },
        away: {
          description: 'The page is hidden: time waits.',
          entry: 'takeCount',
          on: {
            'page.show': 'counting',
            'playback.pause': { target: 'paused', actions: 'recordPosition' },
          },
        },
      },
    },
    finishing: {
      description: 'Studied: that it is finished is recorded and goes to the server as soon as it can.',
      tags: ['open'],
      entry: ['forgetFailure', 'recordFinish'],
      on: {
        'finish.confirm': { target: 'counted', actions: 'markFinished' },
        'finish.refuse': {
          target: 'unfinished',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
        'finish.withdraw': 'awaitingAnswers',
      },
    },
    unfinished: {
      description: 'Studied, but the server refused it as finished: it said why, and it can be tried again.',
      tags: ['open', 'failed'],
      on: {
        'content.retry': 'finishing',
        'finish.confirm': { target: 'counted', actions: 'markFinished' },
      },
    },
    counted: {
      description:
        'Just finished, but its file is not on the stage yet, or cannot be opened: it counts and is not celebrated.',
      tags: ['open', 'finished'],
      always: { guard: 'isInSight', target: 'rewarded' },
    },
    rewarded: {
      description:
        'Just finished: what was achieved is shown, and what comes next; only the position is recorded.',
      tags: ['open', 'finished'],
      always: { guard: 'isOutOfSight', target: 'counted' },
      on: { 'reward.dismiss': 'finished' },
    },
    finished: {
      description: 'Finished: only where playback stands is still recorded.',
      tags: ['open', 'finished'],
    },
    left: {
      description: 'The content is no longer open: nothing more is recorded.',
      type: 'final',
    },
  },
});

function studyNow({ type, minDuration, status }: ContentContext): ReturnType<typeof studyOf> {
  return studyOf({ type, minDuration, status: { finishedAt: status.isFinished } });
}

function isPlayed(type: number): boolean {
  return type === contentTypes.youtube || type === contentTypes.mp3;
}

/** Its stage says whether there is something to see; what the page itself draws is there at once. */
function isFile(type: number): boolean {
  return type === contentTypes.scorm || type === contentTypes.pdf;
}

/** Progress only grows: an answer that comes late does not take any back. */
function withProgress(status: ContentStatus, progress: number): ContentStatus {
  return { ...status, progress: Math.max(status.progress, progress) };
}
