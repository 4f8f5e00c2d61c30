import { memo, type ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { whilePending } from '../../internal/pending.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import { button } from './button.css.ts';
import type { ButtonEdge, ButtonSize, ButtonTone, ButtonVariant, ButtonWidth } from './button.variants.ts';

/** Looks shared by every button, whatever element it is. */
export interface ButtonLook {
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  edge?: ButtonEdge;
}

export interface ButtonProps extends ButtonLook, Blockable, Native<'button', 'children'> {
  children: ReactNode;
  /** Drawn before the words, never instead of them: a button with an icon only is an `IconButton`. */
  icon?: ReactNode;
  /** Drawn after the words: an arrow, a chevron. */
  iconEnd?: ReactNode;
  /** The work it started is under way: it keeps its width, its place and the focus, and ignores presses. */
  pending?: boolean;
}

/** One native `button`, one element, to which attributes and ref go. Component 7 of the catalogue. */
export const Button = memo(function Button({
  tone = 'brand',
  variant = 'solid',
  size = 'medium',
  width = 'auto',
  edge = 'none',
  icon,
  iconEnd,
  pending = false,
  blockedReason,
  children,
  ...native
}: ButtonProps) {
  const whenBlocked = useBlocked(blockedReason, native);
  return (
    <button
      type="button"
      {...native}
      {...lookOf({ tone, variant, size, width, edge })}
      {...(pending ? whilePending : whenBlocked)}
    >
      {icon}
      {children}
      {iconEnd}
    </button>
  );
});

export interface ButtonLinkProps extends ButtonLook, Blockable, Native<'a', 'children' | 'href'> {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Where it leads. */
  href: string;
}

/**
 * A link that looks like a button: it leads somewhere, so it stays a link and opens in a new tab on a middle click. Attributes
 * and ref go to the link.
 */
export function ButtonLink({
  tone = 'brand',
  variant = 'solid',
  size = 'medium',
  width = 'auto',
  edge = 'none',
  icon,
  iconEnd,
  blockedReason,
  children,
  ...native
}: ButtonLinkProps) {
  return (
    <Anchor {...native} {...lookOf({ tone, variant, size, width, edge })} blockedReason={blockedReason}>
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  );
}

function lookOf({ tone, variant, size, width, edge }: Required<ButtonLook>) {
  return {
    className: button,
    'data-tone': tone,
    'data-variant': variant,
    'data-size': size,
    'data-width': width,
    'data-edge': edge === 'start' ? edge : undefined,
  };
}
