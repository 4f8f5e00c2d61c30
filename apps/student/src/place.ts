import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a part of the page has a place on it. What comes or goes late does so below the window only, where nobody looks:
 * until then it keeps the place that it had when the page was opened.
 *
 * @returns `box` for the element that holds the place, `hidden` while there is none.
 */
export function usePlace(isWanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [hasPlace, setPlace] = useState(isWanted);

  // The window, and where in it the place begins. What is hidden would begin where the next part does now.
  useLayoutEffect(() => {
    if (hasPlace === isWanted) return;
    const settle = () => {
      const beginning = hasPlace ? box.current : box.current?.nextElementSibling;
      if (beginning && beginning.getBoundingClientRect().top >= window.innerHeight) setPlace(isWanted);
    };
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    return () => window.removeEventListener('scroll', settle);
  }, [hasPlace, isWanted]);

  return { box, hasPlace };
}
