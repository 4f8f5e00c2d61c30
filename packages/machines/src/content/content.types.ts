import type { ErrorCode } from '@student/domain';
import type { Failure } from '../failure.ts';

export type ContentInput = {
  /** Which content this is, for whoever looks on, e.g. `course/12/7`. */
  content: string;
  /** The wire's type code (PLAYER-18). */
  type: number;
  /** Seconds to study, or none. */
  minDuration: number | null;
  /** Playback speed that the person prefers; 1 without one. */
  speedRate?: number;
};

/** Where the content stands, as opening it answers. */
export type ContentStatus = { progress: number; isFinished: boolean; checkpoint: number | null };

/**
 * What became of something saved: with the server, kept on this device until it can be sent, or, when the device refuses
 * too, only in this tab. `at` is when, in ms since 1970. The server's new progress comes along where it answered one.
 */
export type Saved = { place: 'server' | 'device' | 'tab'; at: number; progress?: number };

export type ContentContext = ContentInput & {
  speedRate: number;
  status: ContentStatus;
  /** Second where playback resumes (PLAYER-15). */
  resumesAt: number;
  /** Whole seconds studied since the last tick was due. */
  studiedSeconds: number;
  /** Speeds of the ticks that are due, oldest first. */
  dueTicks: readonly number[];
  /** Where playback stands, and what of it was saved last. */
  position: number | undefined;
  savedPosition: number | undefined;
  isCheckpointDue: boolean;
  /** When something was last saved, ms since 1970. */
  savedAt: number | undefined;
  failure: Failure | undefined;
};

export type ContentEvent =
  /** Playback runs; packages and documents run from the start. */
  | { type: 'playback.play' }
  | { type: 'playback.pause' }
  | { type: 'speed.change'; speedRate: number }
  /** Playback stands at this second. It is saved at the next tick, pause, hide or leave. */
  | { type: 'position.move'; seconds: number }
  /** A questionnaire or an evaluation form has all its answers. */
  | { type: 'answers.complete' }
  /** A save that was kept on the device has arrived, and the server answered this progress. */
  | { type: 'progress.learn'; progress: number }
  | { type: 'network.return' }
  | { type: 'session.renew' }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'content.retry' }
  | { type: 'content.leave' };

export type ContentEmitted =
  /** The content is finished: reload the list, look at the daily limit (PLAYER-07, PLAYER-29). */
  | { type: 'content.finished'; content: string }
  /** A value was refused before any call (PLAYER-12, PLAYER-14). */
  | { type: 'value.refused'; code: ErrorCode };

/** What the save line of a learning surface shows, in the words of `SaveState` in ui. */
export type SaveStateName = 'idle' | 'saving' | 'saved' | 'offline' | 'failed';
