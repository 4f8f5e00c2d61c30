import type { ReactNode } from 'react';
import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './stat-grid.css.ts';

export interface Stat {
  /** What it is: 'Saldo hoje'. */
  label: string;
  /** The figure with its unit. */
  value: ReactNode;
  /** What it counts, in a few words. */
  detail?: ReactNode;
  icon?: ReactNode;
}

export interface StatGridProps extends Native<'dl', 'children'> {
  stats: readonly Stat[];
  /** Others are on their way; these stay meanwhile. */
  busy?: boolean;
}

/** Large figures beside each other, as many as fit: a description list. Attributes and ref go to the `dl`. Component 74. */
export function StatGrid({ stats, busy, ...native }: StatGridProps) {
  return (
    <dl {...native} className={styles.grid} aria-busy={busy || undefined}>
      {stats.map(({ label, value, detail, icon }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>
            {icon}
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {detail ? <dd className={styles.detail}>{detail}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

export interface StatGridSkeletonProps extends Native<'div', 'children'> {
  count: number;
}

/** A {@link StatGrid} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function StatGridSkeleton({ count, ...native }: StatGridSkeletonProps) {
  return (
    <div {...native} className={`${styles.grid} ${waiting}`} aria-hidden="true" inert>
      {[...Array(count).keys()].map((key) => (
        <div key={key} className={styles.tile}>
          <span className={styles.label}>
            <span className={inked}>No período</span>
          </span>
          <span className={styles.value}>
            <span className={inked}>1.200 decoins</span>
          </span>
        </div>
      ))}
    </div>
  );
}
