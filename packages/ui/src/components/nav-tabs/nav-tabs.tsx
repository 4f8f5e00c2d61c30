import type { ReactNode } from 'react';
import { NavLink, type RenderLink } from '../nav-link/nav-link.tsx';
import * as styles from './nav-tabs.css.ts';

export interface NavTab {
  href: string;
  label: ReactNode;
  /** Behind the name: how many wait there. */
  count?: number;
}

export interface NavTabsProps {
  /** Names the navigation: `Seções do perfil`. */
  label: string;
  tabs: readonly NavTab[];
  /** The address that the page has. */
  current: string;
  renderLink?: RenderLink;
}

/** Places of one section, in one line that scrolls. Each is a route, so they are links with a current one, not tabs. */
export function NavTabs({ label, tabs, current, renderLink }: NavTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <NavLink
              href={tab.href}
              renderLink={renderLink}
              className={styles.tab}
              aria-current={tab.href === current ? 'page' : undefined}
              ref={tab.href === current ? bringIntoView : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the line only, never the page. */
function bringIntoView(tab: HTMLElement | null): void {
  const line = tab?.closest('ul');
  if (!tab || !line) return;
  line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}
