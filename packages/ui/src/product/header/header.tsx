import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { NewTabLink } from '../new-tab-link.tsx';
import * as styles from './header.css.ts';
import { type HeaderWords, headerWords } from './header.words.ts';

/** A link of the top navigation (SHELL-05). External ones open a new tab (SHELL-33). */
export interface HeaderLink {
  label: string;
  href: string;
  isCurrent?: boolean;
  isExternal?: boolean;
  /** Why it cannot be used now, as in maintenance (SHELL-31). */
  blockedReason?: string | undefined;
}

export interface HeaderProps extends Native<'header'> {
  /** The brand's logo; its name comes from `homeLabel`. */
  logo: ReactNode;
  homeHref: string;
  homeLabel: string;
  /** Up to five. They leave the bar at 755 px and live in the menu there (SHELL-30). */
  links?: readonly HeaderLink[];
  /** A HeaderSearch; absent where the specification hides it (SHELL-08, SHELL-10). */
  search?: ReactNode;
  /** CoinBalance, NotificationBell, UserMenu, or what opens the login panel. */
  children?: ReactNode;
  /** A sentence under the bar, as in maintenance. */
  notice?: string | undefined;
  words?: DeepPartial<HeaderWords>;
}

/** The bar on top of every screen: 64 px, 56 px up to 755 px wide (SHELL-04 to SHELL-13). Attributes and ref go to the `header`. */
export function Header({
  logo,
  homeHref,
  homeLabel,
  links = [],
  search,
  children,
  notice,
  words,
  ...native
}: HeaderProps) {
  const says = useWords('header', headerWords, words);
  return (
    <header {...native} className={styles.header}>
      <div className={styles.bar}>
        <Anchor className={styles.logo} href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {links.length > 0 ? (
          <nav className={styles.navigation} aria-label={says.navigation}>
            <ul role="list" className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <TopLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>{children}</div>
      </div>
      {/* There before its words: readers miss what arrives together with its region. */}
      <div role="status">{notice ? <p className={styles.notice}>{notice}</p> : null}</div>
    </header>
  );
}

function TopLink({ label, href, isCurrent, isExternal, blockedReason }: HeaderLink) {
  const Link = isExternal && blockedReason === undefined ? NewTabLink : Anchor;
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      {...(blockedReason === undefined ? {} : { blockedReason })}
    >
      {label}
    </Link>
  );
}
