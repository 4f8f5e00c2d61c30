import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './table.css.ts';
import type { SortDirection } from './table.variants.ts';

export interface SortableHeaderProps {
  children: ReactNode;
  align?: 'start' | 'end';
  /** Left out, the column cannot be sorted. */
  sort?: SortDirection;
  onSort?: () => void;
}

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** A column header; where it sorts, a button inside the `th`, and `aria-sort` on the `th` (DASH-26). */
export function SortableHeader({ children, align, sort, onSort }: SortableHeaderProps) {
  if (sort === undefined) {
    return (
      <th scope="col" className={styles.header} data-align={align}>
        {children}
      </th>
    );
  }
  const Icon = icons[sort];
  return (
    <th scope="col" className={styles.header} data-align={align} data-sort={sort} aria-sort={sort}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon className={styles.sortIcon} aria-hidden="true" />
      </button>
    </th>
  );
}
