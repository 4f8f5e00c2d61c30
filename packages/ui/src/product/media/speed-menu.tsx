import type { ChangeEvent } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { inTurn } from '../../internal/in-turn.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './speed-menu.css.ts';
import { type SpeedMenuWords, speedMenuWords } from './speed-menu.words.ts';
import { playbackSpeeds, speedText } from './speeds.ts';

export interface SpeedMenuProps
  extends Native<'select', 'children' | 'value' | 'defaultValue' | 'multiple' | 'size'> {
  /** Above 0 and up to 2 (PLAYER-12). A speed that is not on the list, as an embed may answer, is shown as it is. */
  value?: number | undefined;
  defaultValue?: number;
  onValueChange?: (speed: number) => void;
  words?: DeepPartial<SpeedMenuWords>;
}

/**
 * The speed as a native select: it opens over full screen, where a drawn menu would stay behind (decision 0552). Attributes and
 * ref go to the `select`.
 */
export function SpeedMenu({ value, defaultValue = 1, onValueChange, words, ...native }: SpeedMenuProps) {
  const says = useWords('speedMenu', speedMenuWords, words);
  const speed = value ?? defaultValue;
  const isListed = playbackSpeeds.some((listed) => listed === speed);
  return (
    <label className={styles.menu}>
      <VisuallyHidden>{says.label}</VisuallyHidden>
      <select
        {...native}
        className={styles.select}
        data-keys="own"
        onChange={inTurn(native.onChange, ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
          onValueChange?.(Number(currentTarget.value)),
        )}
        {...(value === undefined ? { defaultValue } : { value })}
      >
        {isListed ? null : <option value={speed}>{speedText(speed)}</option>}
        {playbackSpeeds.map((listed) => (
          <option key={listed} value={listed}>
            {speedText(listed)}
          </option>
        ))}
      </select>
    </label>
  );
}
