import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './page-frame.css.ts';

export interface PageFrameProps extends Native<'div'> {
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

/** Header, main and footer as landmarks, the footer at the foot also of a short page, and the skip link before all. Attributes and ref go to its root. */
export function PageFrame({ header, footer, children, skipLabel, mainRef, ...native }: PageFrameProps) {
  return (
    <div {...native} className={styles.window}>
      <SkipLink target={mainId} words={{ label: skipLabel }} />
      {header}
      <main id={mainId} ref={mainRef} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface PageProps extends Native<'div'> {
  /** `reading` for one thing after the other, such as questions: a column in the middle. */
  width?: 'wide' | 'reading';
}

/** A column of regions on the page's two lines, with its rhythm. Attributes and ref go to its root. */
export function Page({ width, ...native }: PageProps) {
  return <div {...native} className={styles.page} data-width={width} />;
}
