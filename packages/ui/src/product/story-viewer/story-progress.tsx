import type { PlayerPort } from '../media/player-port.ts';
import { useMedia } from '../media/use-media.ts';
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
  const { time, duration, ended } = useMedia(port, {});
  const first = Math.floor(position / longestBlock) * longestBlock;
  const share = ended ? 1 : duration > 0 ? Math.min(time / duration, 1) : 0;
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: Math.min(longestBlock, count - first) }, (_, at) => first + at).map((at) => (
        <span key={at} className={styles.line}>
          <span style={{ scale: `${at < position ? 1 : at > position ? 0 : share} 1` }} />
        </span>
      ))}
    </div>
  );
}
