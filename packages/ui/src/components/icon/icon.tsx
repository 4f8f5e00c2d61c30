import type { LucideIcon } from 'lucide-react';
import type { Native } from '../../internal/native.ts';
import { coin, icon } from './icon.css.ts';
import type { IconSize } from './icon.variants.ts';

export interface IconProps {
  size?: IconSize;
  /** What it says where no words stand beside it; without one it only decorates. */
  label?: string;
}

/** Makes one icon of the set. Each is a component of its own, so that a page carries only those it shows. */
export function createIcon(Glyph: LucideIcon) {
  return function Icon({
    size = 'text',
    label,
    ...native
  }: IconProps & Native<'svg', 'children' | 'aria-label' | 'role'>) {
    return <Glyph {...native} className={icon} data-size={size} {...named(label)} />;
  };
}

/** The brand's coin, from its `assets/coin.svg`. A change of brand changes it without a render; a brand without coins shows none. */
export function CoinIcon({ size = 'text', label }: IconProps) {
  return <span className={`${icon} ${coin}`} data-size={size} {...named(label)} />;
}

function named(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
