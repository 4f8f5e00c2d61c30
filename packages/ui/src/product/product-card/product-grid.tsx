import { Children, type ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import * as styles from './product-card.css.ts';

export interface ProductGridProps extends Native<'ul'> {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
}

/** A wall of products in two columns on a phone, up to six in a wide window. Attributes and ref go to the list. */
export function ProductGrid({ children, label, ...native }: ProductGridProps) {
  return (
    <ul role="list" {...native} className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
