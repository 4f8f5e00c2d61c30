import { motionOf } from '../../internal/motion-of.ts';
import { wantsStillness } from '../../internal/stillness.ts';

const number = (text: string) => (/^[\d.]+$/.test(text) ? Number(text.replaceAll('.', '')) : undefined);

/** Counts a drawn number to what stands there now; a short form such as '2,1k' changes at once. @returns ends it. */
export function countTo(text: Text, from: number): (() => void) | undefined {
  const now = text.data;
  const to = number(now);
  const place = text.parentElement;
  if (to === undefined || !place || wantsStillness()) return undefined;
  const { duration } = motionOf(place, 'page', 'standard');
  const begin = performance.now();
  let frame = requestAnimationFrame(function step(at) {
    const share = Math.min(1, (at - begin) / duration);
    text.data = share < 1 ? Math.round(from + (to - from) * share).toLocaleString('pt-BR') : now;
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    text.data = now;
  };
}
