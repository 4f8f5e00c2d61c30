import type { MediaEvent, PlayerPort } from './player-port.ts';

/** A medium without a file, for stories and tests: time moves only when the story says so. */
export class FakePlayerPort implements PlayerPort {
  duration: number;
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  #time = 0;
  #rate = 1;
  #volume = 1;
  #muted = false;
  #listeners = new Map<MediaEvent, Set<() => void>>();
  #tellHeard = () => {};
  /** Once somebody listens. */
  readonly heard = new Promise<void>((tell) => {
    this.#tellHeard = tell;
  });

  constructor(duration: number) {
    this.duration = duration;
  }

  get currentTime() {
    return this.#time;
  }
  set currentTime(seconds: number) {
    this.#time = Math.min(Math.max(seconds, 0), this.duration);
    this.ended = false;
    this.fire('seeking');
    this.fire('timeupdate');
    this.fire('seeked');
  }
  get playbackRate() {
    return this.#rate;
  }
  set playbackRate(rate: number) {
    this.#rate = rate;
    this.fire('ratechange');
  }
  get volume() {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    this.fire('volumechange');
  }
  get muted() {
    return this.#muted;
  }
  set muted(muted: boolean) {
    this.#muted = muted;
    this.fire('volumechange');
  }

  async play() {
    this.paused = false;
    this.ended = false;
    this.fire('play');
    this.fire('playing');
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.fire('pause');
  }
  load() {
    this.error = null;
    this.#time = 0;
    this.paused = true;
    this.fire('emptied');
    this.fire('loadedmetadata');
  }

  /** Plays on by so many seconds and ends where the medium ends. */
  advance(seconds: number) {
    this.#time = Math.min(this.#time + seconds, this.duration);
    this.fire('timeupdate');
    if (this.#time < this.duration) return;
    this.paused = true;
    this.ended = true;
    this.fire('pause');
    this.fire('ended');
  }
  wait() {
    this.fire('waiting');
  }
  fail(code: number) {
    this.error = { code };
    this.paused = true;
    this.fire('error');
  }

  addEventListener(type: MediaEvent, listener: () => void) {
    const listeners = this.#listeners.get(type) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(type, listeners);
    this.#tellHeard();
  }
  removeEventListener(type: MediaEvent, listener: () => void) {
    this.#listeners.get(type)?.delete(listener);
  }
  private fire(type: MediaEvent) {
    for (const listener of this.#listeners.get(type) ?? []) listener();
  }
}
