import { type ReactNode, useId } from 'react';
import { unbroken } from '../../components/text/unbroken.tsx';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './page.css.ts';

export interface PageTitleProps extends Native<'h1', 'title' | 'children'> {
  title: string;
  lead?: ReactNode;
}

/** The one `h1` of a page, with a sentence under it. Attributes and ref go to the `h1`. */
export function PageTitle({ title, lead, ...native }: PageTitleProps) {
  return (
    <div className={styles.heading}>
      <h1 {...native} className={styles.title}>
        {unbroken(title)}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}

export interface SectionProps extends Native<'section', 'title'> {
  title: string;
  children: ReactNode;
  /** Level of its title in the page. */
  level?: 2 | 3;
  /** Stands at the end of the title's line: a link, a filter. */
  action?: ReactNode;
  /** Its content is still on its way. */
  busy?: boolean;
}

/** A named region of a page. Attributes and ref go to the `section`. */
export function Section({ title, children, level = 2, action, busy, ...native }: SectionProps) {
  const id = useId();
  const Title: 'h2' | 'h3' = `h${level}`;
  return (
    <section
      aria-busy={busy || undefined}
      {...merge(native, { 'aria-labelledby': id })}
      className={styles.section}
    >
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

export interface BandProps extends Native<'div'> {
  tone?: 'canvas' | 'sunken';
}

/** A strip over the whole width of the window, to tell parts of a long page apart. Attributes and ref go to its root. */
export function Band({ tone = 'canvas', ...native }: BandProps) {
  return <div {...native} className={styles.band} data-tone={tone} />;
}

export interface SplitProps extends Native<'div'> {
  /** Left out: `even`. `single` is one column, for a part that has nothing beside it yet, and stays drawn as it is once it has. */
  ratio?: 'even' | 'main' | 'lead' | 'single';
  /** How halves stand to each other; unequal parts always begin together. */
  align?: 'center' | 'start';
}

/**
 * Two columns where there is room, one below the other on phones: `even` halves, a `main` part with something beside it, or
 * a small part that leads to the main one, such as a title beside its text. Attributes and ref go to its root.
 */
export function Split({ ratio = 'even', align = 'center', ...native }: SplitProps) {
  return <div {...native} className={styles.split} data-ratio={ratio} data-align={align} />;
}

/** Running text at reading width. Attributes and ref go to its root. */
export function Prose(native: Native<'div'>) {
  return <div {...native} className={styles.prose} />;
}
