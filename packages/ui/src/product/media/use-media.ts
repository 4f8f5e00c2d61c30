import { useEffect, useEffectEvent, useState } from 'react';
import { type MediaEvent, mediaEvents, type PlayerPort } from './player-port.ts';

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
  const { onPlay, onPause, onTime, onSpeed, onVolume, onEnded, onError, ...native } = props;
  return [{ onPlay, onPause, onTime, onSpeed, onVolume, onEnded, onError }, native];
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

  // Outside React: the medium itself, whose events are the only truth about it.
  useEffect(() => {
    if (!port) return;
    const listeners = mediaEvents.map((type) => {
      const listener = () => {
        setState((previous) => nextState(previous, port, type));
        notify(port, type);
      };
      port.addEventListener(type, listener);
      return { type, listener };
    });
    // It may have failed before anybody listened.
    const begun = port.error ? 'error' : 'durationchange';
    setState((previous) => nextState(previous, port, begun));
    notify(port, begun);
    return () => {
      for (const { type, listener } of listeners) port.removeEventListener(type, listener);
    };
  }, [port]);

  return state;
}

function nextState(previous: MediaState, port: PlayerPort, type: MediaEvent): MediaState {
  return {
    time: port.currentTime,
    duration: Number.isFinite(port.duration) ? port.duration : 0,
    speed: port.playbackRate,
    volume: port.volume,
    muted: port.muted,
    paused: port.paused,
    ended: port.ended,
    waiting:
      type === 'waiting' ||
      (previous.waiting && type !== 'playing' && type !== 'seeked' && type !== 'timeupdate'),
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
