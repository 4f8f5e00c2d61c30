import { clampPage } from '@student/domain';
import { useEffect } from 'react';

/**
 * Leads from a page that a list does not have (any more) to the last one that it has: an old bookmark, or rows that are
 * gone. `totalPages` is undefined while it is not known.
 *
 * @param turnTo goes to a page in place of the address that stands
 * @returns whether it is on its way there, so that an empty page is not taken for an empty list
 */
export function usePageInRange(
  page: number,
  totalPages: number | undefined,
  turnTo: (page: number) => void,
): boolean {
  const last = totalPages ? clampPage(page, totalPages) : page;
  const isPast = last !== page;
  useEffect(() => {
    if (isPast) turnTo(last);
  });
  return isPast;
}
