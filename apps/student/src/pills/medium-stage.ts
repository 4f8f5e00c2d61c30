import type { PlayOutcome } from '@student/machines';
import type { PlayerPort } from '@student/ui';

/** Where one medium after the other stands: the statechart asks it to play, whichever it is. */
export type MediumStage = ReturnType<typeof createMediumStage>;

/** A stage without a medium. `tell` hears what the medium does. */
export function createMediumStage(
  tell: (event: 'media.play' | 'media.wait' | 'media.pause' | 'media.end' | 'media.fail') => void,
) {
  let present: PlayerPort | undefined;
  let end = new AbortController();
  const waiting = new Set<(port: PlayerPort) => void>();

  const follow = (port: PlayerPort, signal: AbortSignal) => {
    const on = (type: Parameters<PlayerPort['addEventListener']>[0], act: () => void) => {
      port.addEventListener(type, act);
      signal.addEventListener('abort', () => port.removeEventListener(type, act));
    };
    on('playing', () => tell('media.play'));
    on('waiting', () => tell('media.wait'));
    // At its end a medium says that it has stopped, too; and one that was asked to go on meanwhile has not.
    on('pause', () => port.paused && !port.ended && tell('media.pause'));
    on('ended', () => tell('media.end'));
    on('error', () => tell('media.fail'));
  };

  const ready = (signal: AbortSignal) =>
    new Promise<PlayerPort>((resolve) => {
      if (present) return resolve(present);
      waiting.add(resolve);
      signal.addEventListener('abort', () => waiting.delete(resolve));
    });

  return {
    get: () => present,
    /** A medium has come. */
    enter: (port: PlayerPort) => {
      end.abort();
      end = new AbortController();
      present = port;
      follow(port, end.signal);
      for (const resolve of waiting) resolve(port);
      waiting.clear();
    },
    /** It has gone; where another one has come meanwhile, nothing changes. */
    leave: (port: PlayerPort) => {
      if (present !== port) return;
      end.abort();
      present = undefined;
    },
    /** Plays what stands there, or what comes. @throws when it cannot be played */
    play: async (muted: boolean, volume: number, signal: AbortSignal): Promise<PlayOutcome> => {
      const port = await ready(signal);
      if (port.error) throw port.error;
      port.volume = volume;
      port.muted = muted;
      const outcome = outcomeOf(port, signal);
      try {
        await port.play();
        if (isNative(port)) return 'playing';
      } catch (error) {
        if (isNamed(error, 'NotAllowedError')) return 'refused';
        // It was given another source meanwhile: what is asked for next is another turn.
        if (!isNamed(error, 'AbortError')) throw error;
      }
      return outcome;
    },
  };
}

/** A frame answers at once, and plays later, or waits to be pressed itself. */
const outcomeOf = (port: PlayerPort, signal: AbortSignal) => {
  const { promise, resolve, reject } = Promise.withResolvers<PlayOutcome>();
  const listeners = {
    playing: () => resolve('playing'),
    pause: () => port.paused && resolve('refused'),
    error: () => reject(port.error ?? new Error('The medium failed')),
  } as const;
  const types = ['playing', 'pause', 'error'] as const;
  for (const type of types) port.addEventListener(type, listeners[type]);
  const stop = () => {
    for (const type of types) port.removeEventListener(type, listeners[type]);
  };
  promise.then(stop, stop);
  signal.addEventListener('abort', stop);
  return promise;
};

/** Its promise is kept when it plays. */
const isNative = (port: PlayerPort) =>
  typeof HTMLMediaElement !== 'undefined' && port instanceof HTMLMediaElement;

const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;
