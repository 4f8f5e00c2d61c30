import type { ReactNode } from 'react';
import { inTurn } from '../../internal/in-turn.ts';
import type { Native } from '../../internal/native.ts';
import { whilePending } from '../../internal/pending.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { button } from '../button/button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../button/button.variants.ts';
import { iconButton } from './icon-button.css.ts';
import type { IconButtonShape } from './icon-button.variants.ts';

export interface IconButtonProps extends Blockable, Native<'button', 'children' | 'aria-label'> {
  /** What it does, in words: its name for everyone who does not see the picture. Required by type. */
  label: string;
  /** One decorative icon. */
  icon: ReactNode;
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  shape?: IconButtonShape;
  /**
   * Whether a toggle (favourite, mute) is on: becomes `aria-pressed`; keep the label the same in both states. Without any of the
   * three it is no toggle.
   */
  pressed?: boolean | undefined;
  /** A toggle that keeps its state itself begins with this. */
  defaultPressed?: boolean | undefined;
  /** Carries what it is after the press. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** The work it started is under way: keeps place and focus, ignores presses. */
  pending?: boolean;
}

/**
 * A button whose picture says it all to the eye, and whose `label` says it to everyone else. Attributes and ref go to the native
 * button. Component 7.
 */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  variant = 'plain',
  size = 'medium',
  shape = 'rounded',
  pressed,
  defaultPressed,
  onPressedChange,
  pending = false,
  blockedReason,
  ...native
}: IconButtonProps) {
  const isToggle = (pressed ?? defaultPressed ?? onPressedChange) !== undefined;
  const [isPressed, setPressed] = useControlled(pressed, defaultPressed ?? false, onPressedChange);
  const whenBlocked = useBlocked(blockedReason, native);
  return (
    <button
      type="button"
      {...native}
      className={`${button} ${iconButton}`}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      aria-label={label}
      aria-pressed={isToggle ? isPressed : undefined}
      onClick={isToggle ? inTurn(native.onClick, () => setPressed(!isPressed)) : native.onClick}
      {...(pending ? whilePending : whenBlocked)}
    >
      {icon}
    </button>
  );
}
