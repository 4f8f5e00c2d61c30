import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './footer.css.ts';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
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
  words?: { navigation: string; social: string; rights: string; newTab: string };
}

const defaults = {
  navigation: 'Rodapé',
  social: 'Redes sociais',
  rights: 'Todos os direitos reservados.',
  newTab: 'abre em nova guia',
};

/** The end of every page, from the tenant's facts (SHELL-34 to SHELL-36, THEME-07). */
export function Footer({
  logo,
  columns,
  legal = [],
  social = [],
  contact = [],
  poweredBy,
  owner,
  year,
  words = defaults,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <div className={styles.logo}>{logo}</div>
          {contact.length > 0 ? (
            <ul className={styles.contact}>
              {contact.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {social.length > 0 ? (
            <ul className={styles.social} aria-label={words.social}>
              {social.map(({ label, href, icon }) => (
                <li key={label}>
                  <a className={styles.socialLink} href={href} target="_blank" rel="noreferrer">
                    {icon}
                    <VisuallyHidden>
                      {label} ({words.newTab})
                    </VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <nav className={styles.columns} aria-label={words.navigation}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <OutsideLink {...link} newTab={words.newTab} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.base}>
        <p>
          © {year} {owner} · {words.rights}
        </p>
        {legal.map((link) => (
          <OutsideLink key={link.label} {...link} newTab={words.newTab} />
        ))}
        <OutsideLink {...poweredBy} newTab={words.newTab} />
      </div>
    </footer>
  );
}

function OutsideLink({ label, href, newTab }: FooterLink & { newTab: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
