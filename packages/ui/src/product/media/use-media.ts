import { useEffect, useEffectEvent, useState } from 'react';
import type { MediaEvent, PlayerPort } from './player-port.ts';
import { followWaits, listenToMedium, waitsAfter } from './waits.ts';

/** What a player shows of its medium. Times in seconds; `duration` is 0 until the medium knows it. */
export interface MediaState {
  time: number;
  duration: number;
  speed: number;
  volume: number;
  muted: boolean;
  paused: boolean;
  ended: boolean;
  waiting: boolean;
  hasStarted: boolean;
  /** How often the medium let go of what it had; grows with each new source. */
  loads: number;
  failure: 'network' | 'media' | undefined;
}

export interface MediaHandlers {
  onPlay?: ((seconds: number) => void) | undefined;
  onPause?: ((seconds: number) => void) | undefined;
  onTime?: ((seconds: number) => void) | undefined;
  /** Hears that a medium that is to play has waited for its data for a second: it stands still. */
  onWait?: ((seconds: number) => void) | undefined;
  /** Hears that a wait it was told of is over: the medium plays on, or is not to play any more. */
  onResume?: ((seconds: number) => void) | undefined;
  onSpeed?: ((speed: number) => void) | undefined;
  /** Hears how loud a person makes it, 0 to 1, and whether it is muted; nothing of what `defaultVolume` and `defaultMuted` do. */
  onVolume?: ((volume: number, muted: boolean) => void) | undefined;
  onEnded?: (() => void) | undefined;
  onError?: ((failure: 'network' | 'media') => void) | undefined;
}

/** What a player is told to do when its medium does something, and the attributes of its element. */
export function handlersOf<Props extends MediaHandlers>(
  props: Props,
): [MediaHandlers, Omit<Props, keyof MediaHandlers>] {
  const { onPlay, onPause, onTime, onWait, onResume, onSpeed, onVolume, onEnded, onError, ...native } = props;
  return [{ onPlay, onPause, onTime, onWait, onResume, onSpeed, onVolume, onEnded, onError }, native];
}

const idle: MediaState = {
  time: 0,
  duration: 0,
  speed: 1,
  volume: 1,
  muted: false,
  paused: true,
  ended: false,
  waiting: false,
  hasStarted: false,
  loads: 0,
  failure: undefined,
};

/** Follows a medium: returns its state and calls the handlers of its events. */
export function useMedia(port: PlayerPort | null, handlers: MediaHandlers): MediaState {
  const [state, setState] = useState(idle);

  const notify = useEffectEvent((medium: PlayerPort, type: MediaEvent) =>
    callHandler(handlers, medium, type),
  );

  const notifyOfWait = useEffectEvent((medium: PlayerPort, what: 'onWait' | 'onResume') =>
    handlers[what]?.(medium.currentTime),
  );

  // Outside React: the medium itself, whose events are the only truth about it, and the time that it waits.
  useEffect(() => {
    if (!port) return;
    const hear = (type: MediaEvent) => {
      setState((previous) => nextState(previous, port, type));
      notify(port, type);
    };
    const stop = listenToMedium(port, hear);
    // It may have failed before anybody listened.
    hear(port.error ? 'error' : 'durationchange');
    const stopWaiting = followWaits(port, {
      onWait: () => notifyOfWait(port, 'onWait'),
      onResume: () => notifyOfWait(port, 'onResume'),
    });
    return () => {
      stop();
      stopWaiting();
      letGo(port);
    };
  }, [port]);

  return state;
}

/**
 * Frees what an element that has left the page holds: a browser keeps its decoder, its connection and the cached file until it collects
 * it. Who reads from it while leaving has done so by then: effects of parents end first.
 */
function letGo(port: PlayerPort): void {
  if (!(port instanceof HTMLMediaElement) || port.isConnected) return;
  port.removeAttribute('src');
  port.load();
}

function nextState(previous: MediaState, port: PlayerPort, type: MediaEvent): MediaState {
  return {
    time: port.currentTime,
    duration: Number.isFinite(port.duration) ? port.duration : 0,
    speed: port.playbackRate,
    volume: port.volume,
    muted: port.muted,
    paused: port.paused,
    ended: port.ended || restsAtEnd(port),
    waiting: waitsAfter(previous.waiting, type),
    hasStarted: type === 'emptied' ? false : previous.hasStarted || type === 'play',
    loads: type === 'emptied' ? previous.loads + 1 : previous.loads,
    failure:
      type === 'error'
        ? failureOf(port)
        : type === 'loadedmetadata' || type === 'emptied'
          ? undefined
          : previous.failure,
  };
}

/** Moved to its end while it rested: not every browser calls an audio ended then. */
function restsAtEnd({ paused, currentTime, duration }: PlayerPort): boolean {
  return paused && duration > 0 && currentTime > duration - 0.1;
}

function callHandler(handlers: MediaHandlers, port: PlayerPort, type: MediaEvent) {
  if (type === 'play') handlers.onPlay?.(port.currentTime);
  if (type === 'pause') handlers.onPause?.(port.currentTime);
  // From the moment on at which the place is shown: a page that is left before the medium has arrived there saves it too.
  if (type === 'timeupdate' || type === 'seeking') handlers.onTime?.(port.currentTime);
  if (type === 'ratechange') handlers.onSpeed?.(port.playbackRate);
  if (type === 'ended') handlers.onEnded?.();
  if (type === 'error') handlers.onError?.(failureOf(port));
}

/** Media errors 2 (the download broke off) and 4 while offline are the network's; all others are the medium's. */
function failureOf(port: PlayerPort): 'network' | 'media' {
  if (port.error?.code === 2) return 'network';
  return typeof navigator !== 'undefined' && !navigator.onLine ? 'network' : 'media';
}
