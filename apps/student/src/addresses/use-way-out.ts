import { useEffect, useEffectEvent, useRef } from 'react';
import { useGoBack } from './use-go-back.ts';

type WayOut = {
  /** Takes it out of the address that stands. */
  takeOut: () => void;
  /** Called once it is closed that nobody has opened on this page: no press of theirs knows where the focus was. */
  onClosedFromOutside?: () => void;
};

/**
 * Closes what the address holds open over a page. What was opened on this page is left as the back button leaves it, so that nothing of
 * it is left to come back to; what a link or a reload has opened gives way to the page alone.
 */
export function useWayOut(isOpen: boolean, { takeOut, onClosedFromOutside }: WayOut): () => void {
  const goBack = useGoBack();
  const before = useRef(isOpen);
  const wasOpenedHere = useRef(false);
  const isLeaving = useRef(false);
  const tellClosed = useEffectEvent(() => onClosedFromOutside?.());

  // The page's history: whether what stood before it is the page itself.
  useEffect(() => {
    if (!before.current && isOpen) wasOpenedHere.current = true;
    if (before.current && !isOpen) {
      if (!wasOpenedHere.current) tellClosed();
      wasOpenedHere.current = false;
    }
    before.current = isOpen;
    isLeaving.current = false;
  }, [isOpen]);

  return () => {
    // A second press, before the first has led back, would lead out of the page too.
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (wasOpenedHere.current) goBack();
    else takeOut();
  };
}
