import type { ErrorCode, Failure, OutboxAct, PackageState } from '@student/domain';

export type ContentInput = {
  /** Which content this is, for logs and the inspector, e.g. `course/12/7`. */
  content: string;
  /** The wire's type code (PLAYER-18). */
  type: number;
  /** Seconds to study, or none. */
  minDuration: number | null;
  /** Playback speed that the person prefers; 1 without one. */
  speedRate?: number;
};

/** Where the content stands, as opening it answers. */
export type ContentStatus = {
  progress: number;
  isFinished: boolean;
  checkpoint: number | null;
  /** What a package has told before (PLAYER-17). */
  packageState?: PackageState;
};

export type ContentContext = ContentInput & {
  speedRate: number;
  status: ContentStatus;
  /** Second where playback resumes (PLAYER-15). */
  resumesAt: number;
  /** Whole seconds studied since the last tick. */
  studiedSeconds: number;
  /** Where playback stands, and what of it was recorded last. */
  position: number | undefined;
  recordedPosition: number | undefined;
  /** A moved position is recorded within 15 s. */
  awaitsRecording: boolean;
  /** The stage shows the content, and not that its file cannot be opened. */
  isInSight: boolean;
  /** The medium is to play and has nothing to play. */
  isWaiting: boolean;
  /** Another window in which this person studies the same content counts the time. */
  isCountedElsewhere: boolean;
  failure: Failure | undefined;
};

export type ContentEvent =
  /** Playback runs; packages and documents run once the stage shows them. */
  | { type: 'playback.play' }
  | { type: 'playback.pause' }
  /** The medium has come to its end, after it has paused. */
  | { type: 'playback.end' }
  /** The medium waits for its data, for longer than a moment; it has it again, or does not play any more. */
  | { type: 'playback.wait' }
  | { type: 'playback.resume' }
  /** Another window counts the time of this content; it does no more. */
  | { type: 'count.yield' }
  | { type: 'count.resume' }
  | { type: 'speed.change'; speedRate: number }
  /** Playback stands at this second. It is recorded at the next tick, pause, hide, end or leave, and within 15 s where nothing ticks. */
  | { type: 'position.move'; seconds: number }
  /** Those 15 s are over. */
  | { type: 'position.keep' }
  /** A questionnaire or an evaluation form has all its answers. */
  | { type: 'answers.complete' }
  /** A tick has reached the server, which answered this progress. */
  | { type: 'progress.learn'; progress: number }
  /** The server has the finish, or will never take it. */
  | { type: 'finish.confirm' }
  | { type: 'finish.refuse'; failure: Failure }
  /** The finish was not sent: an answer before it was refused. */
  | { type: 'finish.withdraw' }
  /** The stage shows the content; or it tells that the file cannot be opened. */
  | { type: 'stage.open' }
  | { type: 'stage.fail' }
  /** What was just finished has been seen. */
  | { type: 'reward.dismiss' }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'content.retry' }
  /** The person whose session had ended is back. */
  | { type: 'session.renew' }
  | { type: 'content.leave' };

export type ContentEmitted =
  /** Something is done that the server has to know; the app keeps it until the server does. */
  | { type: 'act.record'; act: OutboxAct }
  /** A value was refused before it could be recorded (PLAYER-12, PLAYER-14). */
  | { type: 'value.refused'; code: ErrorCode };
