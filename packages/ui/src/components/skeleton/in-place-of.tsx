import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { lent, place, said } from './in-place-of.css.ts';

export interface InPlaceOfProps extends Native<'div', 'children'> {
  /** What would stand here, or its skeleton: it lends its measures and is not seen. */
  shape: ReactNode;
  /** What is said instead: that it is being opened, that it could not be read, that there is none. */
  children: ReactNode;
  /** `box` draws the outline of the place. */
  frame?: 'none' | 'box';
}

/** Says something where a part of the page would be, and takes exactly its room. Attributes and ref go to its root. */
export function InPlaceOf({ shape, children, frame = 'none', ...native }: InPlaceOfProps) {
  return (
    <div {...native} className={place}>
      <div className={lent} aria-hidden inert>
        {shape}
      </div>
      <div className={said} data-frame={frame}>
        {children}
      </div>
    </div>
  );
}
