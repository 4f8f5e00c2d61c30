import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerPort } from './player-port.ts';
import type { MediaState } from './use-media.ts';

interface StartingPoint {
  /** Seconds. */
  resumeAt: number;
  speed: number;
}

/**
 * Puts a medium where the student left it, each time it has loaded something (PLAYER-15): second and speed. The last
 * three seconds count as the end, from which a video starts over. `retry` loads the same anew and goes on at the second
 * and speed at which it broke; one that had not got so far begins where the student left it. By itself, once the network is
 * back, only what was playing plays on.
 */
export function useStartingPoint(port: PlayerPort | null, state: MediaState, start: StartingPoint) {
  const prepared = useRef<{ port: PlayerPort; loads: number }>(undefined);
  const broken = useRef<{ second?: number; speed?: number; plays: boolean }>(undefined);
  const [resumedAt, setResumedAt] = useState<number>();
  const { resumeAt, speed } = start;
  const { loads, failure } = state;
  const isKnown = state.duration > 0;

  // The medium: takes its starting values once per load, when it is ready for them.
  useEffect(() => {
    if (!port || !isKnown) return;
    if (prepared.current?.port === port && prepared.current.loads === loads) return;
    prepared.current = { port, loads };
    const back = broken.current;
    broken.current = undefined;
    // A load starts at 1; any other speed was chosen while the medium was still on its way, and stays.
    const rate = back?.speed ?? (port.playbackRate === 1 ? speed : port.playbackRate);
    if (port.playbackRate !== rate) port.playbackRate = rate;
    const second = back?.second ?? resumeAt;
    const resumes = second > 0 && second <= port.duration - 3;
    if (resumes) port.currentTime = second;
    setResumedAt(resumes && back?.second === undefined ? second : undefined);
    // Browsers may ask for a new press before they play; the controls are there for it.
    if (back?.plays) port.play().catch(() => undefined);
  }, [port, isKnown, loads, resumeAt, speed]);

  const forget = useCallback(() => setResumedAt(undefined), []);

  const loadAnew = useCallback(
    (plays: boolean) => {
      if (!port) return;
      const isPrepared = prepared.current?.port === port && prepared.current.loads === loads;
      // A medium that broke again before it was there goes on as it would have the time before.
      broken.current = isPrepared
        ? { plays, second: port.currentTime, speed: port.playbackRate }
        : { ...broken.current, plays: plays || broken.current?.plays === true };
      port.load?.();
    },
    [port, loads],
  );
  const retry = useCallback(() => loadAnew(true), [loadAnew]);

  // The network: what broke off is loaded by itself once the connection is back.
  useEffect(() => {
    if (failure !== 'network' || !port) return;
    const comeBack = () => loadAnew(!port.paused);
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, [failure, port, loadAnew]);

  return { resumedAt: state.time > (resumedAt ?? 0) + 5 ? undefined : resumedAt, forget, retry };
}
