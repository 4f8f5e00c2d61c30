import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { useSaidOnChange } from '../../internal/use-said.ts';
import * as styles from './coin-balance.css.ts';

export interface CoinBalanceProps extends Native<'a', 'children' | 'title' | 'href'> {
  /** The balance as it is drawn: '1.250', or '1,2k' in narrow windows (SHELL-61). */
  balance: string;
  /** The balance in full with its unit, as it is said: '1.250 decoins'. */
  spoken: string;
  /** The statement. */
  href: string;
}

/**
 * What the student has to spend, said when it changes (SHELL-11). Absent where the brand has no coins; the app decides.
 * Attributes and ref go to the link.
 */
export function CoinBalance({ balance, spoken, ...native }: CoinBalanceProps) {
  useSaidOnChange(spoken);
  return (
    <Anchor {...native} className={styles.balance} title={spoken}>
      <CoinIcon size="large" />
      <span className={styles.amount} aria-hidden="true" data-part="balance">
        {balance}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Anchor>
  );
}
