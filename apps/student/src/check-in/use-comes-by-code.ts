import { useState } from 'react';

/**
 * Whether the person came to this page by the link of a code. Then the check-in stands before all else, and stays there until they go to
 * another page (EVENT-19).
 *
 * @param brought the part of the address that only such a link has
 */
export function useComesByCode(page: string, brought: unknown): boolean {
  const [pageOfCode, setPageOfCode] = useState<string>();
  if (brought !== undefined && pageOfCode !== page) setPageOfCode(page);
  return pageOfCode === page;
}
