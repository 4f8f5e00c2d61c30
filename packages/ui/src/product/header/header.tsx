import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './header.css.ts';

export interface HeaderProps extends Native<'header'> {
  /** The brand's logo; its name comes from `homeLabel`. */
  logo: ReactNode;
  homeHref: string;
  homeLabel: string;
  /** A HeaderLinks. */
  navigation?: ReactNode;
  /** A HeaderSearch; absent where the specification hides it (SHELL-08, SHELL-10). */
  search?: ReactNode;
  /** CoinBalance, NotificationBell, UserMenu, or what opens the login panel. */
  children?: ReactNode;
  /** A sentence under the bar, as in maintenance. */
  notice?: string | undefined;
}

/** The bar on top of every screen: 64 px, 56 px up to 755 px wide (SHELL-04 to SHELL-13). Attributes and ref go to the `header`. */
export function Header({
  logo,
  homeHref,
  homeLabel,
  navigation,
  search,
  children,
  notice,
  ...native
}: HeaderProps) {
  return (
    <header {...native} className={styles.header}>
      <div className={styles.bar}>
        <Anchor className={styles.logo} href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {navigation}
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>{children}</div>
      </div>
      {/* There before its words: readers miss what arrives together with its region. */}
      <div role="status">{notice ? <p className={styles.notice}>{notice}</p> : null}</div>
    </header>
  );
}
