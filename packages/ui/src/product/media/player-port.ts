/** The events of a medium, by the names of HTMLMediaElement's. */
export const mediaEvents = [
  'emptied',
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'timeupdate',
  'seeking',
  'seeked',
  'ratechange',
  'volumechange',
  'waiting',
  'progress',
  'ended',
  'error',
] as const;
export type MediaEvent = (typeof mediaEvents)[number];

/**
 * What a player asks of a medium: the part of HTMLMediaElement that `<video>`, `<audio>`, the YouTube and Vimeo elements
 * and a fake in a test have in common. Times in seconds, `playbackRate` above 0 and up to 2 (PLAYER-12), `volume` 0 to 1.
 */
export interface PlayerPort {
  currentTime: number;
  playbackRate: number;
  volume: number;
  muted: boolean;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  /** `code` 2 is the network, as in MediaError. */
  readonly error?: { code: number } | null;
  play(): Promise<void>;
  pause(): void;
  /** Starts over after a failure; absent where the medium mends itself. */
  load?(): void;
  addEventListener(type: MediaEvent, listener: () => void): void;
  removeEventListener(type: MediaEvent, listener: () => void): void;
}
