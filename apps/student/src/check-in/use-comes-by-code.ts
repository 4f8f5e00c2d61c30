import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What only the link of a code has in its address: what it is worth is judged by the check-in, whose own code comes later. */
const ofCode = /[?&](token|date|menuID)=/;

/**
 * Whether the person came to this page by the link of a code. Then the check-in stands before all else, and stays there until they go to
 * another page (EVENT-19).
 */
export function useComesByCode(page: string): boolean {
  const [pageOfCode, setPageOfCode] = useState<string>();
  if (ofCode.test(useLocation().search) && pageOfCode !== page) setPageOfCode(page);
  return pageOfCode === page;
}
