import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icon/icons.ts';
import { roles } from './roles.ts';
import { sort as sortButton } from './sort.css.ts';
import * as styles from './table.css.ts';
import { sortIcon } from './table.css.ts';
import type { SortDirection } from './table.variants.ts';

export interface SortableHeaderProps extends Native<'th', 'children' | 'align' | 'role' | 'scope'> {
  children: ReactNode;
  align?: 'start' | 'end';
  /** Left out, the column cannot be sorted. */
  sort?: SortDirection;
  onSort?: () => void;
}

const icons = { none: ArrowUpDownIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon };

/**
 * A column header, to which attributes and ref go; where it sorts, a button inside the `th`, and `aria-sort` on the `th` (DASH-26).
 */
export function SortableHeader({ children, align, sort, onSort, ...native }: SortableHeaderProps) {
  const Arrow = sort && icons[sort];
  return (
    <th
      {...native}
      scope="col"
      className={styles.header}
      role={roles.columnHeader}
      data-align={align}
      data-sort={sort}
      aria-sort={sort}
    >
      {Arrow ? (
        <button type="button" className={sortButton} onClick={onSort}>
          {children}
          <Arrow className={sortIcon} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
