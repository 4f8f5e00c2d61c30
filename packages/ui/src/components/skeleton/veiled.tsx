import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { veiled } from './bones.css.ts';

export interface VeiledProps extends Native<'div', 'children'> {
  children: ReactNode;
}

/**
 * Buttons and links of which it is known that they come, before they do: their places in their own measures, without words and
 * with nothing to press. Silent, as every skeleton. Attributes and ref go to it.
 */
export function Veiled(props: VeiledProps) {
  return <div {...props} className={veiled} aria-hidden inert />;
}
