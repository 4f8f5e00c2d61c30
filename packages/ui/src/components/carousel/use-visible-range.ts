import { type RefObject, useEffect, useState } from 'react';

/** First and last slide in sight, counted from 0; `undefined` until the browser has told. */
export type VisibleRange = { first: number; last: number } | undefined;

/** Follows which children of a scroller are in sight. Renders only when that changes, never while scrolling. */
export function useVisibleRange(scroller: RefObject<HTMLElement | null>, count: number): VisibleRange {
  const [range, setRange] = useState<VisibleRange>();
  /* Watches the layout; `count` slides are there to be watched. */
  useEffect(() => {
    const track = scroller.current;
    if (!track || count === 0) return;
    const slides = [...track.children];
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const index = slides.indexOf(entry.target);
          if (entry.intersectionRatio >= 0.6) seen.add(index);
          else seen.delete(index);
        }
        if (seen.size === 0) return;
        const next = { first: Math.min(...seen), last: Math.max(...seen) };
        setRange((now) => (now?.first === next.first && now.last === next.last ? now : next));
      },
      { root: track, threshold: [0, 0.6, 0.95] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [scroller, count]);
  return range;
}
