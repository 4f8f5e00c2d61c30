/** How much larger than as wide as its place a document may be drawn, in steps. */
export const documentZooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next step of the zoom in a direction, or the same at an end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const steps: readonly number[] = documentZooms;
  const next = direction === 'in' ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** A page that a document has, whatever is asked for or was kept: its first one where that is none. */
export function pageWithin(page: number | null | undefined, count: number): number {
  if (page === null || page === undefined || !Number.isInteger(page)) return 1;
  return Math.min(Math.max(1, page), Math.max(1, count));
}

/**
 * The page that is read: the one that covers the line a third below the upper edge, which is where eyes are. `tops` are the places of
 * all pages from the document's begin; at its end it is the last one.
 */
export function pageInSight(
  tops: readonly number[],
  view: { top: number; height: number; whole: number },
): number {
  if (tops.length === 0 || view.top <= 0) return 1;
  if (view.top + view.height >= view.whole - 1) return tops.length;
  const line = view.top + view.height / 3;
  return Math.max(1, tops.findLastIndex((top) => top <= line) + 1);
}
