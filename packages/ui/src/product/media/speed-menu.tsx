import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './speed-menu.css.ts';
import { playbackSpeeds, speedText } from './speeds.ts';

export interface SpeedMenuProps {
  /** Above 0 and up to 2 (PLAYER-12). A speed that is not on the list, as an embed may answer, is shown as it is. */
  speed: number;
  onSpeedChange: (speed: number) => void;
  label?: string;
}

/** The speed as a native select: it opens over full screen, where a drawn menu would stay behind (decision 0552). */
export function SpeedMenu({ speed, onSpeedChange, label = 'Velocidade' }: SpeedMenuProps) {
  const isListed = playbackSpeeds.some((listed) => listed === speed);
  return (
    <label className={styles.menu}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={styles.select}
        data-keys="own"
        value={speed}
        onChange={(event) => onSpeedChange(Number(event.currentTarget.value))}
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
