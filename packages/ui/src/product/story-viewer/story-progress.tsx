import { useEffect, useState } from 'react';
import type { PlayerPort } from '../media/player-port.ts';
import * as styles from './story-viewer.css.ts';

/** At most so many lines stand side by side: the block of stories to which the present one belongs. */
const longestBlock = 20;

/** A line for each story, filled as far as it was seen; only for the eye. */
export function StoryProgress({
  position,
  count,
  port,
}: {
  position: number;
  count: number;
  port: PlayerPort | null;
}) {
  const seen = useShareSeen(port);
  const first = Math.floor(position / longestBlock) * longestBlock;
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: Math.min(longestBlock, count - first) }, (_, at) => first + at).map((at) => (
        <span key={at} className={styles.line}>
          <span style={{ scale: `${at < position ? 1 : at > position ? 0 : seen} 1` }} />
        </span>
      ))}
    </div>
  );
}

const moments = ['emptied', 'durationchange', 'timeupdate', 'seeked', 'ended'] as const;

/** How much of its medium was seen, 0 to 1. */
function useShareSeen(port: PlayerPort | null): number {
  const [share, setShare] = useState(0);

  // The medium, whose time is its own.
  useEffect(() => {
    const read = () =>
      setShare(port && port.duration > 0 ? Math.min(port.currentTime / port.duration, 1) : 0);
    read();
    for (const moment of moments) port?.addEventListener(moment, read);
    return () => {
      for (const moment of moments) port?.removeEventListener(moment, read);
    };
  }, [port]);

  return share;
}
