import { type ReactNode, type Ref, useId } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import * as styles from './page.css.ts';

export interface PageFrameProps {
  /** The header and what else stands above the page. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** The words of the link that jumps over the header; the first thing in the tab order. */
  skipLabel: string;
  mainRef?: Ref<HTMLElement>;
}

/** Seen in the address once the skip link has been followed, so the same on every page and in every release. */
const mainId = 'conteudo';

/** Header, main and footer as landmarks, the footer at the foot also of a short page, and the skip link before all. */
export function PageFrame({ header, footer, children, skipLabel, mainRef }: PageFrameProps) {
  return (
    <div className={styles.window}>
      <SkipLink target={mainId} words={{ label: skipLabel }} />
      {header}
      <main id={mainId} ref={mainRef} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** A column of regions on the page's two lines, with its rhythm. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** The one `h1` of a page, with a sentence under it. */
export function PageTitle({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{unbroken(title)}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}

export interface SectionProps {
  title: string;
  children: ReactNode;
  /** Level of its title in the page. */
  level?: 2 | 3;
  /** Stands at the end of the title's line: a link, a filter. */
  action?: ReactNode;
  /** Its content is still on its way. */
  busy?: boolean;
}

/** A named region of a page. */
export function Section({ title, children, level = 2, action, busy }: SectionProps) {
  const id = useId();
  const Title: 'h2' | 'h3' = `h${level}`;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={styles.sectionHead}>
        <Title id={id} className={styles.sectionTitle}>
          {unbroken(title)}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A strip over the whole width of the window, to tell parts of a long page apart. */
export function Band({ children, tone = 'canvas' }: { children: ReactNode; tone?: 'canvas' | 'sunken' }) {
  return (
    <div className={styles.band} data-tone={tone}>
      {children}
    </div>
  );
}

/**
 * Two columns where there is room, one below the other on phones: `even` halves, a `main` part with something beside it, or
 * a small part that leads to the main one, such as a title beside its text.
 */
export function Split({
  children,
  ratio = 'even',
  align = 'center',
}: {
  children: ReactNode;
  ratio?: 'even' | 'main' | 'lead';
  /** How halves stand to each other; unequal parts always begin together. */
  align?: 'center' | 'start';
}) {
  return (
    <div className={styles.split} data-ratio={ratio} data-align={align}>
      {children}
    </div>
  );
}

/** Running text at reading width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
