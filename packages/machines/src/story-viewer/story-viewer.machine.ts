import { assign, emit, enqueueActions, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  PlayOutcome,
  ShownPill,
  StoryViewerContext,
  StoryViewerEmitted,
  StoryViewerEvent,
  StoryViewerInput,
} from './story-viewer.types.ts';

/** Whether nothing is heard, by choice or by the browser. */
export const isSilent = ({ muted, isSilenced }: StoryViewerContext): boolean => muted || isSilenced;

/**
 * One pill after the other, full screen: played at once, told as watched when it plays, at rest while a finger, another tab or
 * another dialog asks for it, and followed by the next (PILL-04 to PILL-10). Which pill it is stands in the address, which tells it
 * by `pill.show`; the order of the pills is the server's.
 */
export const storyViewerMachine = setup({
  types: {
    input: {} as StoryViewerInput,
    context: {} as StoryViewerContext,
    events: {} as StoryViewerEvent,
    emitted: {} as StoryViewerEmitted,
    tags: {} as 'busy' | 'playing' | 'resting' | 'failed',
  },
  actors: {
    /** Answers once the medium plays, or will not without a press. */
    play: port<PlayOutcome, { pillId: number; muted: boolean }>('play'),
  },
  delays: {
    /** So long nobody wonders, in ms. */
    patience: 6000,
  },
  guards: {
    isRefusedAloud: ({ context }, params: { outcome: PlayOutcome }) =>
      params.outcome === 'refused' && !isSilent(context),
    isRefused: (_, params: { outcome: PlayOutcome }) => params.outcome === 'refused',
    advances: ({ context }) => context.advances,
  },
  actions: {
    showPill: assign((_, { pillId, isWatched }: ShownPill) => ({ pillId, isWatched })),
    silence: assign({ isSilenced: true }),
    hearAgain: assign({ isSilenced: false }),
    chooseSound: enqueueActions(({ enqueue, context }) => {
      const muted = !isSilent(context);
      enqueue.assign({ muted, isSilenced: false });
      enqueue.emit({ type: 'sound.choose', muted });
    }),
    recordWatch: enqueueActions(({ enqueue, context: { pillId, isWatched } }) => {
      if (isWatched) return;
      enqueue.assign({ isWatched: true });
      enqueue.emit({ type: 'act.record', pillId, act: { kind: 'watch' } });
    }),
    stopMedium: emit({ type: 'media.stop' }),
    reloadMedium: emit({ type: 'media.reload' }),
    tellEnd: emit({ type: 'pill.end' }),
    tellLeave: emit({ type: 'viewer.leave' }),
  },
}).createMachine({
  id: 'storyViewer',
  description: 'Pills, full screen, one after the other.',
  context: ({ input }) => ({ ...input, isSilenced: false }),
  initial: 'opening',
  on: {
    'pill.show': { target: '.opening', actions: { type: 'showPill', params: ({ event }) => event } },
    'sound.toggle': { actions: 'chooseSound' },
    'viewer.close': '.left',
  },
  states: {
    opening: {
      description:
        'The pill is to play; a browser that plays nothing aloud by itself is asked once more, silently.',
      tags: ['busy'],
      invoke: {
        src: 'play',
        input: ({ context }) => ({ pillId: context.pillId, muted: isSilent(context) }),
        onDone: [
          {
            guard: { type: 'isRefusedAloud', params: ({ event }) => ({ outcome: event.output }) },
            target: 'opening',
            reenter: true,
            actions: 'silence',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
          },
          { target: 'playing' },
        ],
        onError: 'failed',
      },
      on: {
        'media.fail': 'failed',
        'playback.toggle': 'paused',
        'page.hide': 'away',
        'cover.begin': 'covered',
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Its first picture is on its way.',
          after: { patience: 'slow' },
        },
        slow: { description: 'It takes long: that is said, and the others can be reached.' },
      },
    },
    playing: {
      description: 'The pill plays: it is watched from now on.',
      tags: ['playing'],
      entry: 'recordWatch',
      on: {
        'media.pause': 'paused',
        'media.end': [{ guard: 'advances', target: 'advancing' }, { target: 'ended' }],
        'media.fail': 'failed',
        'playback.toggle': 'paused',
        'hold.begin': 'held',
        'page.hide': 'away',
        'cover.begin': 'covered',
      },
      initial: 'running',
      states: {
        running: {
          description: 'It runs.',
          on: { 'media.wait': 'buffering' },
        },
        buffering: {
          description: 'The network is slower than the pill.',
          tags: ['busy'],
          on: { 'media.play': 'running' },
          after: { patience: 'slow' },
        },
        slow: {
          description: 'It has stood for long: that is said.',
          tags: ['busy'],
          on: { 'media.play': 'running' },
        },
      },
    },
    paused: {
      description: 'Stopped by the person, or by the medium itself.',
      tags: ['resting'],
      entry: 'stopMedium',
      on: { 'playback.toggle': 'opening', 'media.play': 'playing' },
    },
    held: {
      description: 'A finger rests on it: it goes on when the finger goes.',
      tags: ['resting'],
      entry: 'stopMedium',
      on: {
        'hold.end': 'opening',
        'playback.toggle': 'paused',
        'page.hide': 'away',
        'cover.begin': 'covered',
      },
    },
    away: {
      description: 'Another tab or another app is in front: it waits.',
      tags: ['resting'],
      entry: 'stopMedium',
      on: { 'page.show': 'opening' },
    },
    covered: {
      description: 'Something else has opened over it: it waits.',
      tags: ['resting'],
      entry: 'stopMedium',
      on: { 'cover.end': 'opening' },
    },
    advancing: {
      description: 'It is over, and the next one follows.',
      entry: 'tellEnd',
    },
    ended: {
      description: 'It is over, and nothing moves by itself: once more, or on.',
      tags: ['resting'],
      on: { 'playback.toggle': 'opening' },
    },
    refused: {
      description: 'The browser plays nothing by itself: it waits for a press.',
      tags: ['resting'],
      on: {
        'playback.toggle': { target: 'opening', actions: 'hearAgain' },
        'media.play': 'playing',
      },
    },
    failed: {
      description: 'The video cannot be played: another try, or the next one.',
      tags: ['failed'],
      on: { 'pill.retry': { target: 'opening', actions: 'reloadMedium' } },
    },
    left: {
      description: 'The viewer is closed.',
      type: 'final',
      entry: ['stopMedium', 'tellLeave'],
    },
  },
});
