/** Where a scroller has to scroll to, in CSS pixels, so that a slide stands at its start. */
export function placeOf(track: HTMLElement, index: number): number {
  const slide = track.children[Math.min(index, track.children.length - 1)];
  if (!(slide instanceof HTMLElement)) return 0;
  const room = Number.parseFloat(getComputedStyle(track).paddingInlineStart);
  // The scroller is what its slides are placed by (internal/scroll-rules.ts).
  const start = slide.offsetLeft;
  // Where words run from right to left a scroller begins at 0 too and counts down from there.
  return isRtl(track) ? start + slide.offsetWidth - track.clientWidth + room : start - room;
}

/** Whether what is first stands at the right. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The slide whose place is nearest to a scroll position. */
export function nearestTo(track: HTMLElement, rest: number): number {
  const places = [...track.children].map((_, index) => Math.abs(placeOf(track, index) - rest));
  return places.indexOf(Math.min(...places));
}

/** Which slide an element is in; -1 for none. */
export function slideOf(track: HTMLElement, target: EventTarget | null): number {
  return [...track.children].findIndex((slide) => target instanceof Node && slide.contains(target));
}

/** Puts the focus on the first thing in a slide that takes it. */
export function focusSlide(track: HTMLElement, index: number): void {
  const target = track.children[index]?.querySelector('a[href], button:not(:disabled), [tabindex="0"]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * The slide that a key leads to from the one at `from`; `undefined` for keys that lead nowhere. The arrow that points to where words
 * run leads on.
 */
export function slideAfterKey(
  key: string,
  from: number,
  last: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  if (from < 0) return undefined;
  switch (key) {
    case direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight':
      return Math.max(0, from - 1);
    case direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft':
      return Math.min(last, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Whether an element has a use of its own for arrows, Home and End. */
export function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, video, audio, [role="slider"], [role="menu"], [contenteditable]',
    ) !== null
  );
}
