import type { CSSProperties } from 'react';
import { clockText } from './clock-text.ts';
import type { MediaWords } from './media.words.ts';
import * as styles from './seek-bar.css.ts';

export interface SeekBarProps {
  /** Seconds. */
  time: number;
  /** Seconds; 0 while unknown, which turns the bar off. */
  duration: number;
  onSeek: (seconds: number) => void;
  words: Pick<MediaWords, 'position' | 'positionOf' | 'left'>;
}

/** Where the medium is: a native slider that says its place in words (APG Slider), and the place and what is left in figures. */
export function SeekBar({ time, duration, onSeek, words }: SeekBarProps) {
  const share = duration > 0 ? Math.min(time / duration, 1) : 0;
  return (
    <div className={styles.bar}>
      <span className={styles.time}>{clockText(time)}</span>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(duration, 1)}
        step="any"
        value={Math.min(time, Math.max(duration, 1))}
        disabled={duration === 0}
        aria-label={words.position}
        aria-valuetext={words.positionOf(time, duration)}
        style={{ [styles.share]: `${share * 100}%` } as CSSProperties}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
      {/* It has its place before the length is known. */}
      <span className={styles.time} style={duration > 0 ? undefined : { visibility: 'hidden' }}>
        {words.left(Math.max(0, duration - time))}
      </span>
    </div>
  );
}
