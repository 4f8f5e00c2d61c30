import type { MouseEvent, ReactElement } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import * as styles from './pagination.css.ts';
import { type PaginationWords, portuguese } from './pagination.words.ts';

/** A page number, or the gap between two that do not follow each other. */
export type PageItem = number | 'ellipsis';

export interface PaginationProps extends Native<'nav', 'children' | 'aria-label'> {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  /** Pages to offer, in order (SHELL-55). */
  items: readonly PageItem[];
  /** Where a page lives. Each number is a link, so that it opens in a new tab and can be shared. */
  hrefOf: (page: number) => string;
  /** Called on a plain press instead of following the link. */
  onPageChange?: (page: number) => void;
  /** The page that was asked for is on its way: presses are ignored, the place is kept. */
  pending?: boolean;
  words?: DeepPartial<PaginationWords>;
}

/**
 * Pages of a list as links; the page is the address's. Below 400 px only the arrows and the position remain (SHELL-56). Draws
 * nothing while there is a single page. Attributes and ref go to the navigation.
 */
export function Pagination({
  page,
  totalPages,
  items,
  hrefOf,
  onPageChange,
  pending = false,
  words,
  ...native
}: PaginationProps) {
  const says = useWords('pagination', portuguese, words);
  if (totalPages < 2) return null;

  const follow = (target: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (pending) return event.preventDefault();
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onPageChange || !isPlain) return;
    event.preventDefault();
    onPageChange(target);
  };

  // At an end the arrow keeps its place and the focus that brought one there, and says why it leads no further.
  const step = (target: number, label: string, icon: ReactElement) => (
    <Anchor
      href={hrefOf(target)}
      className={styles.step}
      aria-label={label}
      onClick={follow(target)}
      blockedReason={target < 1 ? says.isFirst : target > totalPages ? says.isLast : undefined}
    >
      {icon}
    </Anchor>
  );

  return (
    <nav {...native} className={styles.pagination} aria-label={says.label} aria-busy={pending || undefined}>
      {step(page - 1, says.previous, <ChevronLeftIcon />)}
      <ul className={styles.pages}>
        {items.map((item, index) =>
          item === 'ellipsis' ? (
            <li key={index < 3 ? 'gap-start' : 'gap-end'} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <Anchor
                href={hrefOf(item)}
                className={styles.page}
                aria-label={says.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={follow(item)}
              >
                {item}
              </Anchor>
            </li>
          ),
        )}
      </ul>
      <span className={styles.position}>{says.position(page, totalPages)}</span>
      {step(page + 1, says.next, <ChevronRightIcon />)}
    </nav>
  );
}
