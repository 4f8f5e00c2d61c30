import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import * as styles from './call-to-action.css.ts';

export interface CallToActionProps extends Native<'div', 'children'> {
  /** A `Button` or `ButtonLink` of medium size. */
  children: ReactNode;
}

/**
 * Makes a button the page's one call, in the accent's colour and 44 px high, as `Hero` does with its own: the same one in the header
 * looks the same (LANDING-03). Attributes and ref go to the `div`, which has no box.
 */
export function CallToAction({ children, ...native }: CallToActionProps) {
  return (
    <div {...native} className={styles.callToAction}>
      {children}
    </div>
  );
}
