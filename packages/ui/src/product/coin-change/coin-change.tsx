import type { Native } from '../../internal/native.ts';
import * as styles from './coin-change.css.ts';
import type { CoinChangeKind } from './coin-change.variants.ts';

export interface CoinChangeProps extends Native<'span', 'children'> {
  kind: CoinChangeKind;
  /** The amount without a sign, as it is written: '1.250'. */
  children: string;
}

const signs: Record<CoinChangeKind, string> = { credit: '+', debit: '−' };

/**
 * What a movement brings or takes. Its sign says which, and its colour too; the minus is the sign that screen readers read out.
 * Attributes and ref go to it.
 */
export function CoinChange({ kind, children, ...native }: CoinChangeProps) {
  return (
    <span {...native} className={styles.change} data-kind={kind}>
      {signs[kind]}
      {children}
    </span>
  );
}
