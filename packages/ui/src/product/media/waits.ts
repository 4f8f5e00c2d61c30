import { type MediaEvent, mediaEvents, type PlayerPort } from './player-port.ts';

/** A medium that waits no longer than this, in ms, as at a start or a seek, plays on for all that follow it. */
const moment = 1000;

/** Whether a medium waits for its data after this event. */
export function waitsAfter(waited: boolean, type: MediaEvent): boolean {
  return type === 'waiting' || (waited && type !== 'playing' && type !== 'seeked' && type !== 'timeupdate');
}

/**
 * Hears every event of a medium.
 * @returns ends it
 */
export function listenToMedium(port: PlayerPort, hear: (type: MediaEvent) => void): () => void {
  const listeners = mediaEvents.map((type) => [type, () => hear(type)] as const);
  for (const [type, listener] of listeners) port.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) port.removeEventListener(type, listener);
  };
}

interface WaitHandlers {
  onWait: () => void;
  /** Follows each `onWait`, at the latest when the medium is let go. */
  onResume: () => void;
}

/**
 * Tells when a medium that is to play has waited for longer than a moment: no browser fires `pause` when the network is gone and what
 * was loaded has been played.
 * @returns lets the medium go
 */
export function followWaits(port: PlayerPort, { onWait, onResume }: WaitHandlers): () => void {
  let waits = false;
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    isTold = true;
    onWait();
  };
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isTold) return;
    isTold = false;
    onResume();
  };
  const stop = listenToMedium(port, (type) => {
    waits = waitsAfter(waits, type);
    if (!waits || port.paused || port.error) settle();
    else timer ??= setTimeout(tell, moment);
  });
  return () => {
    stop();
    settle();
  };
}
