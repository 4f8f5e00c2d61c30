import { useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';

/**
 * Says something politely when a fact changes while it is shown; what stood there from the first moment is read with the page.
 *
 * @param fact what is compared.
 * @param text what is said of it; empty where the change is no news.
 */
export function useNews(fact: number | string, text: string): void {
  const known = useRef(fact);
  // The page's live region, which stands before its first words.
  useEffect(() => {
    if (known.current === fact) return;
    known.current = fact;
    if (text) announce(text);
  }, [fact, text]);
}
