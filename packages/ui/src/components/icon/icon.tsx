import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { coin, drawing, icon } from './icon.css.ts';
import type { IconSize } from './icon.variants.ts';

interface IconLook {
  size?: IconSize;
  /** What it says where no words stand beside it; without one it only decorates. */
  label?: string;
}

export interface IconProps extends IconLook, Native<'svg', 'children' | 'aria-label' | 'role'> {
  /** Of a component of the library that gives the drawing its place and size itself; `size` is not heard then. */
  className?: string;
}

/** What an icon of the set is, for whoever is handed one. */
export type Icon = (props: IconProps) => ReactNode;

/**
 * Makes one icon of the set, an `svg` to which attributes and ref go. Each is a component of its own, so that a page carries only
 * those it shows; what it draws is made once for all of them.
 */
export function createIcon(shape: string): Icon {
  const path = <path d={shape} />;
  return ({ size = 'text', label, className, ...native }) => (
    <svg
      fill="none"
      viewBox="0 0 24 24"
      {...native}
      className={className === undefined ? placed : `${drawing} ${className}`}
      data-size={className === undefined ? size : undefined}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {path}
    </svg>
  );
}

const placed = `${drawing} ${icon}`;

export interface CoinIconProps extends IconLook, Native<'span', 'children' | 'aria-label' | 'role'> {}

/** The brand's coin, from its `assets/coin.svg`. A change of brand changes it without a render; a brand without coins shows none. */
export function CoinIcon({ size = 'text', label, ...native }: CoinIconProps) {
  const named = label === undefined ? unnamed : ({ role: 'img', 'aria-label': label } as const);
  return <span {...native} className={`${icon} ${coin}`} data-size={size} {...named} />;
}

const unnamed = { 'aria-hidden': true } as const;
