import { motionOf } from '../../internal/motion-of.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import { countTo } from './count-up.ts';

/**
 * Sends a copy of a coin to the balance in the header, where there is one, and counts that from what it was, where it has just
 * changed. Without motion both stand at once. @returns ends it.
 */
export function flyToBalance(coin: HTMLElement, before: number | undefined): (() => void) | undefined {
  const number = document.querySelector('[data-part="balance"]');
  const goal = number?.closest('a')?.getBoundingClientRect();
  if (!number || !goal || wantsStillness()) return undefined;
  const text = number.firstChild;
  const endCount = before !== undefined && text instanceof Text ? countTo(text, before) : undefined;
  const from = coin.getBoundingClientRect();
  const copy = coin.cloneNode() as HTMLElement;
  copy.style.cssText = `position:fixed;inset-block-start:${from.top}px;inset-inline-start:${from.left}px;z-index:var(--ui-layer-toast);pointer-events:none`;
  document.body.append(copy);
  const [x, y] = [goal.left - from.left, goal.top + (goal.height - from.height) / 2 - from.top];
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
    ],
    motionOf(coin, 'page', 'standard'),
  );
  flight.onfinish = () => copy.remove();
  return () => {
    copy.remove();
    endCount?.();
  };
}
