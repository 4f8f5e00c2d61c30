import type { ReactNode } from 'react';
import { inTurn } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { CheckIcon } from '../icon/icons.ts';
import * as styles from './chip.css.ts';

export interface ChipProps extends Blockable, Native<'button', 'children' | 'aria-pressed'> {
  children: ReactNode;
  pressed?: boolean;
  defaultPressed?: boolean;
  /** Carries what it is after the press. */
  onPressedChange?: (pressed: boolean) => void;
  /** How many things the chip stands for; drawn behind its name. */
  count?: number;
}

/** A toggle button in the shape of a pill: a filter that is on or off. Attributes and ref go to the native button. */
export function Chip({
  children,
  pressed,
  defaultPressed = false,
  onPressedChange,
  count,
  blockedReason,
  ...native
}: ChipProps) {
  const [isPressed, setPressed] = useControlled(pressed, defaultPressed, onPressedChange);
  const whenBlocked = useBlocked(blockedReason, native);
  return (
    <button
      type="button"
      {...native}
      className={styles.chip}
      aria-pressed={isPressed}
      onClick={inTurn(native.onClick, () => setPressed(!isPressed))}
      {...whenBlocked}
    >
      {isPressed && <CheckIcon size="small" />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
