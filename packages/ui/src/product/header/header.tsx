import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { offLink } from '../off-link.ts';
import * as styles from './header.css.ts';

/** A link of the top navigation (SHELL-05). External ones open a new tab (SHELL-33). */
export interface HeaderLink {
  label: string;
  href: string;
  isCurrent?: boolean;
  isExternal?: boolean;
  /** Why it cannot be used now, as in maintenance (SHELL-31). */
  disabledReason?: string | undefined;
}

export interface HeaderProps {
  /** The brand's logo; its name comes from `homeLabel`. */
  logo: ReactNode;
  homeHref: string;
  homeLabel: string;
  /** Up to five. They leave the bar at 755 px and live in the menu there (SHELL-30). */
  links?: readonly HeaderLink[];
  /** A HeaderSearch; absent where the specification hides it (SHELL-08, SHELL-10). */
  search?: ReactNode;
  /** CoinBalance, NotificationBell, UserMenu, or what opens the login panel. */
  children: ReactNode;
  /** A sentence under the bar, as in maintenance. */
  notice?: string | undefined;
  words?: { navigation: string; newTab: string };
}

const defaults = { navigation: 'Principal', newTab: 'abre em nova guia' };

/** The bar on top of every screen: 64 px, 56 px up to 755 px wide (SHELL-04 to SHELL-13). */
export function Header({
  logo,
  homeHref,
  homeLabel,
  links = [],
  search,
  children,
  notice,
  words = defaults,
}: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={homeHref} aria-label={homeLabel}>
          {logo}
        </a>
        {links.length > 0 ? (
          <nav className={styles.navigation} aria-label={words.navigation}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <TopLink link={link} newTab={words.newTab} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>{children}</div>
      </div>
      {notice ? (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      ) : null}
    </header>
  );
}

function TopLink({ link, newTab }: { link: HeaderLink; newTab: string }) {
  const reasonId = useId();
  if (link.disabledReason) {
    return (
      <span {...offLink} className={styles.link} aria-describedby={reasonId} title={link.disabledReason}>
        {link.label}
        <span hidden id={reasonId}>
          {link.disabledReason}
        </span>
      </span>
    );
  }
  if (link.isExternal) {
    return (
      <a className={styles.link} href={link.href} target="_blank" rel="noreferrer">
        {link.label}
        <VisuallyHidden> ({newTab})</VisuallyHidden>
      </a>
    );
  }
  return (
    <a className={styles.link} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
