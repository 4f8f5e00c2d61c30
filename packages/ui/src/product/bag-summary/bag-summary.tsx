import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import * as styles from './bag-summary.css.ts';

export interface BagSummaryRow {
  label: string;
  /** In the brand's coins where it is an amount: '1.250 decoins'. */
  value: string;
  /** What the person looks for: the total. */
  strong?: boolean;
  /** The wallet does not hold enough. */
  short?: boolean;
}

export interface BagSummaryProps extends Native<'div', 'children'> {
  rows: readonly BagSummaryRow[];
  /** What can be done now, and why not. */
  children?: ReactNode;
}

/** What a bag or an order comes to, row by row, over what can be done with it (SHOP-14). Attributes and ref go to its root. */
export function BagSummary({ rows, children, ...native }: BagSummaryProps) {
  return (
    <div {...native} className={styles.summary}>
      <dl className={styles.rows}>
        {rows.map(({ label, value, strong, short }) => (
          <div key={label} className={styles.row} data-strong={present(strong)} data-short={present(short)}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
