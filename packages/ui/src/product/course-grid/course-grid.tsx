import { Children, type ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import * as styles from './course-grid.css.ts';

export interface CourseGridProps extends Native<'div'> {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
}

/** A wall of cards in 1, 2, 3, 4 or 5 columns, by the width it is given rather than the window's (DASH-51). Attributes and ref go to its root. */
export function CourseGrid({ children, label, ...native }: CourseGridProps) {
  return (
    <div {...native} className={styles.frame}>
      <ul role="list" className={styles.grid} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
