/** From this many pages on, an ellipsis stands for some of them (SHELL-55). */
export const ellipsisFrom = 7;

/** The page nearest to `page` that exists, from 1 to `lastPage` (SHELL-54). Without pages, page 1. */
export function clampPage(page: number, lastPage: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), Math.max(1, lastPage)));
}

/**
 * What the pagination shows: every page below 7, else the first, the last and what surrounds the current one, always
 * seven places so that the control does not jump (SHELL-55).
 */
export function pageWindow(page: number, lastPage: number): (number | 'ellipsis')[] {
  const last = Math.max(1, lastPage);
  if (last < ellipsisFrom) return range(1, last);
  const current = clampPage(page, last);
  if (current <= 4) return [...range(1, 5), 'ellipsis', last];
  if (current >= last - 3) return [1, 'ellipsis', ...range(last - 4, last)];
  return [1, 'ellipsis', ...range(current - 1, current + 1), 'ellipsis', last];
}

/** One page of a list that came whole, and how many pages of this size it has. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, size: number) {
  return {
    rows: rows.slice((page - 1) * size, page * size),
    totalPages: Math.ceil(rows.length / size),
  };
}

/** Which part of a list is asked for. */
type Paging = { page: number; limit: number };

/** The paging that a call sends: page and limit together, or neither for the whole list (SHOP-10). */
export const pagingOf = ({
  page,
  limit,
}: { [Name in keyof Paging]?: number | undefined }): Paging | Record<never, never> =>
  page === undefined || limit === undefined ? {} : { page, limit };

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
