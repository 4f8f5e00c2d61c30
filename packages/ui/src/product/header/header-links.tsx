import { NewTabLink } from '../../components/text-link/new-tab.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './header.css.ts';
import { type HeaderLinksWords, headerLinksWords } from './header-links.words.ts';

/** A link of the top navigation (SHELL-05). External ones open a new tab (SHELL-33). */
export interface HeaderLink {
  label: string;
  href: string;
  isCurrent?: boolean;
  isExternal?: boolean;
  /** Why it cannot be used now, as in maintenance (SHELL-31). */
  blockedReason?: string | undefined;
}

export interface HeaderLinksProps extends Native<'nav', 'children' | 'aria-label'> {
  /** Up to five. */
  links: readonly HeaderLink[];
  words?: DeepPartial<HeaderLinksWords>;
}

/**
 * The top navigation (SHELL-05). It leaves the bar at 755 px; its links live in the menu there (SHELL-30). Attributes and ref go to
 * the `nav`.
 */
export function HeaderLinks({ links, words, ...native }: HeaderLinksProps) {
  const says = useWords('headerLinks', headerLinksWords, words);
  if (links.length === 0) return null;
  return (
    <nav {...native} aria-label={says.navigation} className={styles.navigation}>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <TopLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ label, href, isCurrent, isExternal, blockedReason }: HeaderLink) {
  const Link = isExternal ? NewTabLink : Anchor;
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      blockedReason={blockedReason}
    >
      {label}
    </Link>
  );
}
