import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Says a sentence to screen readers each time it becomes another one, politely. What is there when the component is drawn is read
 * where it stands and not said.
 */
export function useSaidOnChange(sentence: string): void {
  const before = useRef(sentence);
  /* Speaks through the region of the page. */
  useEffect(() => {
    if (before.current === sentence) return;
    before.current = sentence;
    if (sentence) announce(sentence);
  }, [sentence]);
}

/**
 * Says the words of an element that comes up while the person is on the page, and each time they change: a region that arrives with
 * its words is not heard everywhere, the one that `announce` keeps is.
 *
 * @param element finds it.
 * @param isSaid whether it is said at all.
 */
export function useSaidOnArrival(element: () => HTMLElement | null | undefined, isSaid: boolean): void {
  const before = useRef('');
  /* Reads what stands in the document, after each drawing of it. */
  useEffect(() => {
    const words = isSaid ? (element()?.textContent ?? '') : '';
    if (words === before.current) return;
    before.current = words;
    if (words) announce(words);
  });
}
