import type { CSSProperties } from 'react';
import { SoundIcon, SoundOffIcon, Volume1Icon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { MediaWords } from './media.words.ts';
import * as styles from './seek-bar.css.ts';
import * as own from './volume-control.css.ts';

export interface VolumeControlProps {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  onVolumeChange: (volume: number) => void;
  onMutedChange: (muted: boolean) => void;
  words: Pick<MediaWords, 'mute' | 'volume'>;
}

/** Sound on and off, and how loud; the slider is left out on touch screens, whose own keys do that. */
export function VolumeControl({ volume, muted, onVolumeChange, onMutedChange, words }: VolumeControlProps) {
  const heard = muted ? 0 : volume;
  const icon = heard === 0 ? <SoundOffIcon /> : heard < 0.5 ? <Volume1Icon /> : <SoundIcon />;
  return (
    <div className={own.volume}>
      <IconButton label={words.mute} icon={icon} pressed={muted} onClick={() => onMutedChange(!muted)} />
      <div className={own.level}>
        <input
          className={styles.slider}
          type="range"
          data-keys="own"
          min={0}
          max={1}
          step={0.05}
          value={heard}
          aria-label={words.volume}
          aria-valuetext={`${Math.round(heard * 100)}%`}
          style={{ [styles.share]: `${heard * 100}%` } as CSSProperties}
          onChange={(event) => {
            onVolumeChange(event.currentTarget.valueAsNumber);
            if (muted) onMutedChange(false);
          }}
        />
      </div>
    </div>
  );
}
