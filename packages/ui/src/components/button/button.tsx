import {
  type ComponentPropsWithRef,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { button } from './button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant, ButtonWidth } from './button.variants.ts';

/** Looks shared by every button, whatever element it is. */
export interface ButtonLook {
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'>;

export interface ButtonProps extends ButtonLook, NativeButton {
  children: ReactNode;
  /** Drawn before the words, never instead of them: a button with an icon only is an `IconButton`. */
  icon?: ReactNode;
  /** Drawn after the words: an arrow, a chevron. */
  iconEnd?: ReactNode;
  /** The work it started is under way: it keeps its width, its place and the focus, and ignores presses. */
  pending?: boolean;
  /**
   * Why it cannot be used now (`Em manutenção`). It stays reachable by keyboard, ignores presses and is described by
   * this sentence, where `disabled` would take it out of the tab order without a word.
   */
  blockedReason?: string;
}

/**
 * One native `button`, one element. `data-tone`, `data-variant`, `data-size` and `data-state` (`idle`, `pending`, `blocked`) reach the
 * root. Component 7 of the catalogue.
 */
export function Button({
  tone = 'brand',
  variant = 'solid',
  size = 'medium',
  width = 'auto',
  icon,
  iconEnd,
  pending = false,
  blockedReason,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const isQuiet = pending || blockedReason !== undefined;
  return (
    <button
      type="button"
      {...native}
      {...lookOf({ tone, variant, size, width })}
      data-state={stateOf(pending, blockedReason)}
      aria-busy={pending || undefined}
      aria-disabled={isQuiet || native['aria-disabled']}
      aria-description={blockedReason}
      title={blockedReason ?? native.title}
      onClick={isQuiet ? swallow : onClick}
    >
      {icon}
      {children}
      {iconEnd}
    </button>
  );
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'> {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Where it leads. Leave it out when `render` brings the address. */
  href?: string;
  /** The router's own link (`<Link to="…" />`), dressed as a button; without it a plain `a` is drawn. */
  render?: ReactElement<ComponentPropsWithRef<'a'>>;
}

/** A link that looks like a button: it leads somewhere, so it stays a link and opens in a new tab on a middle click. */
export function ButtonLink({
  tone = 'brand',
  variant = 'solid',
  size = 'medium',
  width = 'auto',
  icon,
  iconEnd,
  render,
  children,
  ...native
}: ButtonLinkProps) {
  const props = {
    ...native,
    ...lookOf({ tone, variant, size, width }),
    children: (
      <>
        {icon}
        {children}
        {iconEnd}
      </>
    ),
  };
  return render ? cloneElement(render, props) : <a {...props} />;
}

function lookOf({ tone, variant, size, width }: Required<ButtonLook>) {
  return {
    className: button,
    'data-tone': tone,
    'data-variant': variant,
    'data-size': size,
    'data-width': width,
  };
}

function stateOf(pending: boolean, blockedReason: string | undefined) {
  if (pending) return 'pending';
  return blockedReason === undefined ? 'idle' : 'blocked';
}

/** A press that must do nothing must not submit the form around it either. */
function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}
