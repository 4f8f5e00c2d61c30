import { holdAround, isHeld, stillRead } from '../../internal/around.ts';
import { wayBackTo } from '../../internal/way-back.ts';
import type { LoadingOverlayExtent } from './loading-overlay.variants.ts';

/** Ways back to what another overlay still held when its own was over. */
let waiting: { active: HTMLElement; goBack: () => void }[] = [];

/**
 * Makes what an overlay covers inert: the page without its news, or what else stands in the box that it fills.
 *
 * @returns gives it back, and the focus that it had.
 */
export function holdUnder(overlay: HTMLElement, extent: LoadingOverlayExtent): () => void {
  const covered = extent === 'page' ? document.body : (overlay.offsetParent ?? document.body);
  const { activeElement: active } = document;
  const had = active instanceof HTMLElement && active !== document.body && covered.contains(active);
  const way = had ? { active, goBack: wayBackTo(active) } : undefined;
  const release = holdAround(covered, [overlay, ...document.querySelectorAll(stillRead)]);
  return () => {
    release();
    const ways = way ? [...waiting, way] : waiting;
    waiting = ways.filter(({ active }) => isHeld(active));
    for (const { active, goBack } of ways) {
      // Somebody else may have moved it on meanwhile.
      if (!isHeld(active) && isUnmoved(active)) goBack();
    }
  };
}

const isUnmoved = (active: Element | null) => [null, document.body, active].includes(document.activeElement);
