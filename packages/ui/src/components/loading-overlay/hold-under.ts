import { holdAround, stillRead } from '../../internal/around.ts';
import { wayBackTo } from '../../internal/way-back.ts';
import type { LoadingOverlayExtent } from './loading-overlay.variants.ts';

/**
 * Makes what an overlay covers inert: the page without its news, or what else stands in the box that it fills.
 *
 * @returns gives it back, and the focus that it had.
 */
export function holdUnder(overlay: HTMLElement, extent: LoadingOverlayExtent): () => void {
  const covered = extent === 'page' ? document.body : (overlay.offsetParent ?? document.body);
  const { activeElement: active } = document;
  const had = active instanceof HTMLElement && active !== document.body && covered.contains(active);
  const goBack = had ? wayBackTo(active) : undefined;
  const held = holdAround(covered, [overlay, ...document.querySelectorAll(stillRead)]);
  return () => {
    for (const element of held) element.removeAttribute('inert');
    // Somebody else may have moved it on meanwhile.
    if (isUnmoved(active)) goBack?.();
  };
}

const isUnmoved = (active: Element | null) => [null, document.body, active].includes(document.activeElement);
