import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import type { Blockable } from '../../internal/use-blocked.ts';
import { Text } from '../text/text.tsx';
import * as styles from './nav-tabs.css.ts';

export interface NavTab extends Blockable {
  href: string;
  label: ReactNode;
  /** Behind the name: how many wait there. */
  count?: number;
}

export interface NavTabsProps extends Native<'nav', 'children' | 'aria-label'> {
  /** Names the navigation: `Seções do perfil`. */
  label: string;
  tabs: readonly NavTab[];
  /** The address that the page has. */
  current: string;
}

/**
 * Places of one section, in one line that scrolls. Each is a route, so they are links with a current one, not tabs. Attributes and
 * ref go to the navigation.
 */
export function NavTabs({ label, tabs, current, ...native }: NavTabsProps) {
  return (
    <nav {...native} aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor
              href={tab.href}
              className={styles.tab}
              aria-current={tab.href === current ? 'page' : undefined}
              ref={tab.href === current ? bringIntoView : undefined}
              blockedReason={tab.blockedReason}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Text as="span" size="s" tone="muted" figures="tabular">
                  {tab.count}
                </Text>
              )}
            </Anchor>
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
