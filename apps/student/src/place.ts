import { createContext, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';

/** Whether places were drawn while the code of the parts was on its way: those parts begin in them, whatever came meanwhile. */
export const KeptPlacesContext = createContext<RefObject<boolean> | undefined>(undefined);

/** Stands among such places. */
export function PlacesKept() {
  const areKept = use(KeptPlacesContext);

  // The parts that come.
  useLayoutEffect(() => {
    if (areKept) areKept.current = true;
  }, [areKept]);

  return null;
}

/**
 * Whether a part of the page has a place on it. What comes or goes late does so below the window only, where nobody looks:
 * until then it keeps the place that it had when the page was opened.
 *
 * @returns `box` for the element that holds the place, `hidden` while there is none.
 */
export function usePlace(isWanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // What is hidden would begin where the next part does now.
  const hasPlace = useUnseen(
    isWanted,
    (has) => (has ? box.current : box.current?.nextElementSibling)?.getBoundingClientRect().top,
  );
  return { box, hasPlace };
}

/** What is wanted, once the line from which the page would move is below the window. */
export function useUnseen(isWanted: boolean, lineOf: (is: boolean) => number | undefined) {
  const [is, set] = useState(isWanted);

  // The window, and where in it that line is.
  useLayoutEffect(() => {
    if (is === isWanted) return;
    const settle = () => {
      const line = lineOf(is);
      if (line !== undefined && line >= window.innerHeight) set(isWanted);
    };
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    return () => window.removeEventListener('scroll', settle);
  });

  return is;
}
