/** A page number, or the gap between two that do not follow each other. */
export type PageItem = number | 'ellipsis';

/**
 * Which pages to offer: all of them below 7, with an ellipsis from 7 on (SHELL-55): first, last, the current one with its
 * neighbours. Always 7 items then, so nothing moves under the pointer while paging.
 */
export function pageItems(page: number, totalPages: number): PageItem[] {
  if (totalPages < 7) return range(1, totalPages);
  if (page < 4) return [...range(1, 5), 'ellipsis', totalPages];
  if (page > totalPages - 3) return [1, 'ellipsis', ...range(totalPages - 4, totalPages)];
  return [1, 'ellipsis', page - 1, page, page + 1, 'ellipsis', totalPages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
