import type { ReactNode } from 'react';
import { veiled } from './bones.css.ts';

/**
 * Buttons and links of which it is known that they come, before they do: their places in their own measures, without words
 * and with nothing to press. Silent, as every skeleton.
 */
export function Veiled({ children }: { children: ReactNode }) {
  return (
    <div className={veiled} aria-hidden inert>
      {children}
    </div>
  );
}
