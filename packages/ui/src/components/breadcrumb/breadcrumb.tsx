import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import type { Blockable } from '../../internal/use-blocked.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import * as styles from './breadcrumb.css.ts';
import { type BreadcrumbWords, portuguese } from './breadcrumb.words.ts';

export interface BreadcrumbProps extends Native<'nav', 'children' | 'aria-label'> {
  /** From the outermost place inwards; the last one is this page and leads nowhere. */
  places: readonly { label: string; href: string }[];
  words?: DeepPartial<BreadcrumbWords>;
}

/** Where this page sits. On narrow windows only the way back to the parent remains. Attributes and ref go to the navigation. */
export function Breadcrumb({ places, words, ...native }: BreadcrumbProps) {
  const { label } = useWords('breadcrumb', portuguese, words);
  return (
    <nav {...native} aria-label={label}>
      <ol className={styles.places}>
        {places.map((place, index) => {
          const isHere = index === places.length - 1;
          return (
            <li key={place.href} className={styles.place} data-place={placeOf(index, places.length)}>
              {index === places.length - 2 && (
                <span className={styles.back}>
                  <ChevronLeftIcon size="small" />
                </span>
              )}
              <Anchor href={place.href} className={styles.link} aria-current={isHere ? 'page' : undefined}>
                {place.label}
              </Anchor>
              {!isHere && (
                <span className={styles.separator}>
                  <ChevronRightIcon size="small" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const placeOf = (index: number, length: number) =>
  index === length - 1 ? 'here' : index === length - 2 ? 'parent' : 'above';

export interface BackLinkProps extends Blockable, Native<'a', 'children' | 'href'> {
  href: string;
  /** Says where it leads: `Voltar para o início`. */
  children: ReactNode;
}

/**
 * The way back to the place that this page belongs to; a link, not the browser's history. Attributes and ref go to it.
 */
export function BackLink({ children, ...native }: BackLinkProps) {
  return (
    <Anchor {...native} className={styles.backLink}>
      <ChevronLeftIcon size="small" />
      {children}
    </Anchor>
  );
}
