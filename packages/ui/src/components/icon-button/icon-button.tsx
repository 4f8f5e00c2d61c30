import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { whilePending } from '../../internal/pending.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
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
  /** Set only on a toggle (favourite, mute): becomes `aria-pressed`; keep the label the same in both states. */
  pressed?: boolean;
  /** The work it started is under way: keeps place and focus, ignores presses. */
  pending?: boolean;
}

/** A button whose picture says it all to the eye, and whose `label` says it to everyone else. Component 7. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  variant = 'plain',
  size = 'medium',
  shape = 'rounded',
  pressed,
  pending = false,
  blockedReason,
  ...native
}: IconButtonProps) {
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
      aria-pressed={pressed}
      {...(pending ? whilePending : whenBlocked)}
    >
      {icon}
    </button>
  );
}
