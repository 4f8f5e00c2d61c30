import type { OutboxAct } from '@student/domain';

/** The pill that is to be shown. */
export type ShownPill = { pillId: number; isWatched: boolean };

export type StoryViewerInput = ShownPill & {
  /** As the person left it last time. */
  muted: boolean;
  /** Whether the next pill follows by itself; not for whoever asks for stillness. */
  advances: boolean;
};

export type StoryViewerContext = StoryViewerInput & {
  /** The browser plays nothing aloud unless it is pressed: silent for now, which is no choice of the person. */
  isSilenced: boolean;
};

/** What came of asking a medium to play. */
export type PlayOutcome = 'playing' | 'refused';

export type StoryViewerEvent =
  /** The address names another pill, or the same one anew. */
  | ({ type: 'pill.show' } & ShownPill)
  /** The medium runs, whoever made it do so. */
  | { type: 'media.play' }
  | { type: 'media.wait' }
  | { type: 'media.pause' }
  | { type: 'media.end' }
  | { type: 'media.fail' }
  | { type: 'playback.toggle' }
  | { type: 'sound.toggle' }
  /** A finger or a button rests on it. */
  | { type: 'hold.begin' }
  | { type: 'hold.end' }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  /** Something else opens over the viewer, and has gone. */
  | { type: 'cover.begin' }
  | { type: 'cover.end' }
  | { type: 'pill.retry' }
  | { type: 'viewer.close' };

export type StoryViewerEmitted =
  /** The pill has begun to play (PILL-10). */
  | { type: 'act.record'; pillId: number; act: OutboxAct }
  | { type: 'media.stop' }
  /** The medium begins anew after a failure. */
  | { type: 'media.reload' }
  /** The person chose it, to be remembered. */
  | { type: 'sound.choose'; muted: boolean }
  /** The pill is over, and the next one may follow. */
  | { type: 'pill.end' }
  | { type: 'viewer.leave' };
