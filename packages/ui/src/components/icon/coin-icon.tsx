import type { Native } from '../../internal/native.ts';
import { coin, icon } from './icon.css.ts';
import type { IconLook } from './icon.tsx';

export interface CoinIconProps extends IconLook, Native<'span', 'children' | 'aria-label' | 'role'> {}

/**
 * The brand's coin, from its `assets/coin.svg`. A change of brand changes it without a render; a brand without coins shows none.
 * Attributes and ref go to its `span`.
 */
export function CoinIcon({ size = 'text', label, ...native }: CoinIconProps) {
  const named = label === undefined ? unnamed : ({ role: 'img', 'aria-label': label } as const);
  return <span {...native} className={`${icon} ${coin}`} data-size={size} {...named} />;
}

const unnamed = { 'aria-hidden': true } as const;
