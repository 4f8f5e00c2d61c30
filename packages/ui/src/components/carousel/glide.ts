import { wantsStillness } from '../../internal/stillness.ts';
import { isRtl } from './slides.ts';

/** Length of a move by arrow, in milliseconds (LANDING-20, LIMITS-20). */
export const carouselTransition = 1000;

/**
 * Moves a scroller to `to` (CSS pixels) over `duration` milliseconds, or at once for whoever wants no motion. Snapping
 * rests meanwhile. Returns a function that stops it where it is.
 */
export function glide(scroller: HTMLElement, to: number, duration = carouselTransition): () => void {
  const most = scroller.scrollWidth - scroller.clientWidth;
  const end = isRtl(scroller) ? Math.min(0, Math.max(to, -most)) : Math.max(0, Math.min(to, most));
  if (wantsStillness()) {
    scroller.scrollLeft = end;
    return () => {};
  }
  const start = scroller.scrollLeft;
  const since = performance.now();
  scroller.style.scrollSnapType = 'none';
  let frame = requestAnimationFrame(step);

  function step(now: number) {
    const part = Math.min(1, (now - since) / duration);
    scroller.scrollLeft = start + (end - start) * ease(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  }

  function stop() {
    cancelAnimationFrame(frame);
    scroller.style.scrollSnapType = '';
  }

  return stop;
}

/** Sets off fast, arrives gently. */
const ease = (part: number) => 1 - (1 - part) ** 4;
