import type { ReactNode } from 'react';
import { NewTabLink } from '../../components/text-link/new-tab.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { BriefLinks } from './brief-links.tsx';
import * as styles from './footer.css.ts';
import type { FooterExtent } from './footer.variants.ts';
import { type FooterWords, footerWords } from './footer.words.ts';
import { type FooterLink, OutsideLink } from './outside-link.tsx';

export type { FooterLink } from './outside-link.tsx';

export interface FooterProps extends Native<'footer', 'children'> {
  extent?: FooterExtent;
  logo: ReactNode;
  /** Titled columns of links to the company's public site; all open a new tab (SHELL-33, SHELL-34). */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Links of this app, such as the terms of use; they open a new tab too (LANDING-14). */
  legal?: readonly FooterLink[];
  /** Only brands that have them (SHELL-36). Each icon stands for its label. */
  social?: readonly (FooterLink & { icon: ReactNode })[];
  /** Other ways to reach the company, as people read them (THEME-05). */
  contact?: readonly string[];
  /** 'Desenvolvido por …' (SHELL-35). */
  poweredBy: FooterLink;
  owner: string;
  /** The year now, from the app's clock (SHELL-35). */
  year: number;
  words?: DeepPartial<FooterWords>;
}

/** The end of every page, from the tenant's facts (SHELL-34 to SHELL-36, THEME-07). Attributes and ref go to the `footer`. */
export function Footer({
  extent = 'full',
  logo,
  columns,
  legal = [],
  social = [],
  contact = [],
  poweredBy,
  owner,
  year,
  words,
  ...native
}: FooterProps) {
  const says = useWords('footer', footerWords, words);
  const copyright = (
    <p>
      © {year} {owner} <span className={styles.spare}>· {says.rights}</span>
    </p>
  );
  const terms = legal.map((link) => <OutsideLink key={link.label} {...link} />);
  if (extent === 'brief')
    return (
      <footer {...native} className={styles.footer}>
        <div className={styles.brief}>
          <div className={styles.line}>
            <div className={`${styles.logo} ${styles.spare}`}>{logo}</div>
            <BriefLinks links={columns.flatMap(({ links }) => links)} says={says} />
          </div>
          <div className={styles.base}>
            <OutsideLink {...poweredBy} />
            {copyright}
            {terms}
          </div>
        </div>
      </footer>
    );
  return (
    <footer {...native} className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <div className={styles.logo}>{logo}</div>
          {contact.length > 0 ? (
            <ul role="list" className={styles.contact}>
              {contact.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {social.length > 0 ? (
            <ul role="list" className={styles.social} aria-label={says.social}>
              {social.map(({ label, href, icon }) => (
                <li key={label}>
                  <NewTabLink className={styles.socialLink} href={href} sign="said">
                    {icon}
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </NewTabLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <nav className={styles.columns} aria-label={says.navigation}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.label}>
                    <OutsideLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.base}>
        {copyright}
        {terms}
        <OutsideLink {...poweredBy} />
      </div>
    </footer>
  );
}
