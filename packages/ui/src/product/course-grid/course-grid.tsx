import { Children, type ReactNode } from 'react';
import * as styles from './course-grid.css.ts';

export interface CourseGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
}

/** A wall of cards in 1, 2, 3, 4 or 5 columns, by the width it is given rather than the window's (DASH-51). */
export function CourseGrid({ children, label }: CourseGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
