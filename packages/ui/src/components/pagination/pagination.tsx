import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { NavLink, type RenderLink } from '../nav-link/nav-link.tsx';
import * as styles from './pagination.css.ts';

export interface PaginationWords {
  label: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** The compact form: where one is. */
  position: (page: number, of: number) => string;
}

const spoken: PaginationWords = {
  label: 'Paginação',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page) => `Página ${page}`,
  position: (page, of) => `${page} de ${of}`,
};

/** A page number, or the gap between two that do not follow each other. */
export type PageItem = number | 'ellipsis';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  /** Pages to offer, in order (SHELL-55). */
  items: readonly PageItem[];
  /** Where a page lives. Each number is a link, so that it opens in a new tab and can be shared. */
  hrefOf: (page: number) => string;
  renderLink?: RenderLink;
  /** Called on a plain press instead of following the link. */
  onPageChange?: (page: number) => void;
  /** The page that was asked for is on its way: presses are ignored, the place is kept. */
  pending?: boolean;
  words?: Partial<PaginationWords>;
}

/**
 * Pages of a list as links. Below 400 px only the arrows and the position remain (SHELL-56). Draws nothing while there is
 * a single page.
 */
export function Pagination(props: PaginationProps) {
  const { page, totalPages, items, hrefOf, renderLink, onPageChange, pending = false } = props;
  const words = { ...spoken, ...props.words };
  if (totalPages < 2) return null;

  const follow = (target: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (pending) return event.preventDefault();
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onPageChange || !isPlain) return;
    event.preventDefault();
    onPageChange(target);
  };

  // at an end the arrow stays a link to where one is, so that it keeps its place and the focus that brought one here
  const step = (target: number, label: string, icon: ReactElement) => {
    const isBeyond = target < 1 || target > totalPages;
    return (
      <NavLink
        href={hrefOf(isBeyond ? page : target)}
        renderLink={renderLink}
        className={styles.step}
        aria-label={label}
        aria-disabled={isBeyond || undefined}
        onClick={isBeyond ? refuse : follow(target)}
      >
        {icon}
      </NavLink>
    );
  };

  return (
    <nav className={styles.pagination} aria-label={words.label} aria-busy={pending || undefined}>
      {step(page - 1, words.previous, <ChevronLeft aria-hidden="true" />)}
      <ul className={styles.pages}>
        {items.map((item, index) =>
          item === 'ellipsis' ? (
            <li key={index < 3 ? 'gap-start' : 'gap-end'} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <NavLink
                {...{ href: hrefOf(item), renderLink }}
                className={styles.page}
                aria-label={words.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={follow(item)}
              >
                {item}
              </NavLink>
            </li>
          ),
        )}
      </ul>
      <span className={styles.position}>{words.position(page, totalPages)}</span>
      {step(page + 1, words.next, <ChevronRight aria-hidden="true" />)}
    </nav>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
