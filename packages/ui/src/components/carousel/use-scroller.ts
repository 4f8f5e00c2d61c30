import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { attachDrag } from './drag.ts';
import { glide } from './glide.ts';
import { focusSlide, isRtl, nearestTo, placeOf, slideAfterKey, slideOf, usesArrows } from './slides.ts';
import { useTold } from './use-told.ts';
import { useVisibleRange } from './use-visible-range.ts';

/**
 * Everything a carousel does beyond scrolling: knows what is in sight, turns pages, follows keys and mouse, and moves the
 * focus to the first new slide after more have come. `total` counts the slides, `count` the children of the list, `firstKey` tells
 * when another slide comes first.
 */
export function useScroller(
  scroller: RefObject<HTMLElement | null>,
  total: number,
  count: number,
  firstKey: string | null | undefined,
) {
  const range = useVisibleRange(scroller, count);
  const { told, tell } = useTold(scroller, range, count);
  const halt = useRef(() => {});
  const first = range?.first ?? 0;
  const last = range?.last ?? 0;
  const isAtStart = first === 0;
  const isAtEnd = range !== undefined && last >= count - 1;

  function move(index: number, duration?: number) {
    halt.current();
    if (scroller.current) halt.current = glide(scroller.current, placeOf(scroller.current, index), duration);
  }

  /** Goes a page back or on; at an end it does nothing. */
  function turn(pages: -1 | 1) {
    if (pages === 1 ? isAtEnd : isAtStart) return;
    tell();
    move(pages === 1 ? last + 1 : Math.max(0, first - (last - first + 1)));
  }

  function walk(event: KeyboardEvent) {
    const track = scroller.current;
    if (!track || event.altKey || event.ctrlKey || event.metaKey || usesArrows(event.target)) return;
    const to = slideAfterKey(
      event.key,
      slideOf(track, event.target),
      count - 1,
      isRtl(track) ? 'rtl' : 'ltr',
    );
    if (to === undefined) return;
    tell();
    event.preventDefault();
    focusSlide(track, to);
    if (to < first) move(to, 400);
    // Before the browser has told what is in sight, nothing is known to be out of it.
    else if (range && to > last) move(to - (last - first), 400);
  }

  const now = useRef({ walk, move, isAtStart });
  useLayoutEffect(() => {
    now.current = { walk, move, isAtStart };
  });

  /* The list: the browser follows the slide that it was snapped to, also where that has moved behind the others. */
  const cameFirst = useRef(firstKey);
  useLayoutEffect(() => {
    const track = scroller.current;
    const isAnother = cameFirst.current != null && firstKey !== cameFirst.current;
    cameFirst.current = firstKey;
    if (isAnother && track && now.current.isAtStart && track.scrollLeft !== 0) track.scrollLeft = 0;
  }, [scroller, firstKey]);

  const hasSlides = count > 0;
  /* Listens on the list itself: it is no control, only a place where keys and mouse mean something. */
  useEffect(() => {
    const track = scroller.current;
    if (!track || !hasSlides) return;
    const onKey = (event: KeyboardEvent) => now.current.walk(event);
    // A slide that the Tab key has led to comes wholly into sight; what is pressed stays under the pointer.
    const onFocus = ({ target }: FocusEvent) => {
      const index = slideOf(track, target);
      const slide = track.children[index];
      if (!slide?.querySelector(':focus-visible')) return;
      tell();
      const start = Math.abs(placeOf(track, index)) - Math.abs(track.scrollLeft);
      if (start < -1 || start + slide.clientWidth > track.clientWidth) now.current.move(index, 400);
    };
    const stop = () => {
      tell();
      halt.current();
    };
    track.addEventListener('keydown', onKey);
    track.addEventListener('focusin', onFocus);
    track.addEventListener('wheel', stop, { passive: true });
    const detachDrag = attachDrag(track, stop, (rest) => now.current.move(nearestTo(track, rest), 400));
    return () => {
      halt.current();
      detachDrag();
      track.removeEventListener('keydown', onKey);
      track.removeEventListener('focusin', onFocus);
      track.removeEventListener('wheel', stop);
    };
  }, [scroller, hasSlides, tell]);

  const before = useRef(total);
  const hasAsked = useRef(false);
  /* The button that brought more is gone or has moved away: go on where the new ones begin. */
  useLayoutEffect(() => {
    if (hasAsked.current && scroller.current && total > before.current) {
      hasAsked.current = false;
      focusSlide(scroller.current, before.current);
    }
    before.current = total;
  }, [scroller, total]);

  /** To be called when more slides are asked for by the button among them. */
  function rememberAsking() {
    hasAsked.current = true;
  }

  return {
    told,
    isAtStart,
    isAtEnd,
    fits: range === undefined || (isAtStart && isAtEnd),
    turn,
    rememberAsking,
  };
}
