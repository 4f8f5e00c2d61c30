import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether something that opens is on the page: from its opening until its way out has been shown, a surface and the layer under it
 * together. Nothing is computed while it moves: the browser is asked once which movements a closing has begun, and tells when they
 * are over. Radix asks for computed styles at every turn of each of its parts (decision 0511).
 */
export function usePresence(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  /* Waits for movements, which are the browser's. */
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return;
    const movements = element.current?.getAnimations?.() ?? [];
    if (movements.length === 0) {
      setPresent(false);
      return;
    }
    let isCurrent = true;
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, element]);
  return isOpen || isPresent;
}
