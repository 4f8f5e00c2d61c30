import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerPort } from './player-port.ts';
import type { MediaState } from './use-media.ts';

interface StartingPoint {
  /** Seconds. */
  resumeAt: number;
  speed: number;
  volume: number;
}

/**
 * Puts a medium where the student left it, once it knows its length (PLAYER-15): second, speed, volume. The last three
 * seconds count as the end, from which a video starts over. `retry` loads it anew and returns to the second it broke at.
 */
export function useStartingPoint(port: PlayerPort | null, state: MediaState, start: StartingPoint) {
  const prepared = useRef<PlayerPort>(undefined);
  const returnTo = useRef<number>(undefined);
  const [resumedAt, setResumedAt] = useState<number>();
  const { resumeAt, speed, volume } = start;
  const isKnown = state.duration > 0;

  // The medium: takes its starting values once, when it is ready for them.
  useEffect(() => {
    if (!port || !isKnown || prepared.current === port) return;
    prepared.current = port;
    if (port.playbackRate !== speed) port.playbackRate = speed;
    if (port.volume !== volume) port.volume = volume;
    if (resumeAt <= 0 || resumeAt > port.duration - 3) return;
    port.currentTime = resumeAt;
    setResumedAt(resumeAt);
  }, [port, isKnown, resumeAt, speed, volume]);

  const forget = useCallback(() => setResumedAt(undefined), []);

  const retry = useCallback(() => {
    if (!port) return;
    returnTo.current = port.currentTime;
    const goOn = () => {
      port.removeEventListener('loadedmetadata', goOn);
      if (returnTo.current) port.currentTime = returnTo.current;
      // Browsers may ask for a new press before they play; the controls are there for it.
      port.play().catch(() => undefined);
    };
    port.addEventListener('loadedmetadata', goOn);
    port.load?.();
  }, [port]);

  const hasFailed = state.failure === 'network';

  // The network: a connection that comes back goes on by itself.
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { resumedAt: state.time > (resumedAt ?? 0) + 5 ? undefined : resumedAt, forget, retry };
}
