import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './coin-balance.css.ts';

export interface CoinBalanceProps {
  /** The balance as it is drawn: '1.250', or '1,2k' in narrow windows (SHELL-61). */
  balance: string;
  /** The balance in full with its unit, as it is said: '1.250 decoins'. */
  spoken: string;
  /** The statement. */
  href: string;
}

/** What the student has to spend (SHELL-11). Absent where the brand has no coins; the app decides. */
export function CoinBalance({ balance, spoken, href }: CoinBalanceProps) {
  return (
    <a className={styles.balance} href={href} title={spoken}>
      <span className={styles.coin} aria-hidden="true" />
      <span className={styles.amount} aria-hidden="true">
        {balance}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </a>
  );
}
