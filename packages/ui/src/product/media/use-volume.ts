import { useEffect, useEffectEvent } from 'react';
import type { PlayerPort } from './player-port.ts';

/** How loud: `volume` from 0 to 1; `muted` keeps it for later. */
export interface Loudness {
  volume: number;
  muted: boolean;
}

/**
 * Makes a medium as loud as last time, once: what the person changes from then on outlives all that it loads. Only that is told,
 * wherever it was changed.
 */
export function useVolume(
  port: PlayerPort | null,
  start: Loudness,
  onVolume?: (volume: number, muted: boolean) => void,
) {
  const begin = useEffectEvent(() => start);
  const tell = useEffectEvent((volume: number, muted: boolean) => onVolume?.(volume, muted));

  // The medium: its volume, and what it tells of it.
  useEffect(() => (port ? followVolume(port, begin(), tell) : undefined), [port]);
}

/** Sets the volume and tells each other one. Returns what ends the telling. */
export function followVolume(
  port: PlayerPort,
  start: Loudness,
  tell: (volume: number, muted: boolean) => void,
): () => void {
  if (port.muted !== start.muted) port.muted = start.muted;
  if (port.volume !== start.volume) port.volume = start.volume;
  let known = start;
  // A medium tells of what was set above too, and later.
  const listener = () => {
    const { volume, muted } = port;
    if (volume === known.volume && muted === known.muted) return;
    known = { volume, muted };
    tell(volume, muted);
  };
  port.addEventListener('volumechange', listener);
  return () => port.removeEventListener('volumechange', listener);
}
