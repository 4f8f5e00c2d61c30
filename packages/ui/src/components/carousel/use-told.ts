import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { VisibleRange } from './use-visible-range.ts';

/**
 * What of the slides in sight is said: the range that a person has moved to. A range that changes with the window, the text size or
 * the slides themselves is nobody's move, and says nothing.
 *
 * @returns `told`, the range to say, and `tell`, to be called where a person moves.
 */
export function useTold(scroller: RefObject<HTMLElement | null>, range: VisibleRange, count: number) {
  const isMoved = useRef(false);
  const [told, setTold] = useState<VisibleRange>();
  const tell = useCallback(() => {
    isMoved.current = true;
  }, []);

  /* Forgets the last move when the room changes, before the slides in sight are looked at anew; and when other slides come. */
  useEffect(() => {
    const track = scroller.current;
    isMoved.current = false;
    setTold(undefined);
    if (!track || count === 0) return;
    // First told by the observer itself: asked for now, the browser would lay out the whole page for the answer.
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = track.clientWidth;
      if (before === undefined || before === width) return;
      isMoved.current = false;
      setTold(undefined);
    });
    observer.observe(track);
    return () => observer.disconnect();
  }, [scroller, count]);

  /* Follows what is in sight. */
  useEffect(() => {
    if (isMoved.current) setTold(range);
  }, [range]);

  return { told, tell };
}
