import { holdAround, stillRead } from '../../internal/around.ts';
// Its listener, which notes presses, is there before the first of them; `way-back.ts` comes later.
import '../../internal/last-pressed.ts';
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
  const wayBack = had ? wayBackFrom(active) : undefined;
  const held = holdAround(covered, [overlay, ...document.querySelectorAll(stillRead)]);
  return () => {
    for (const element of held) element.removeAttribute('inert');
    // Somebody else may have moved it on meanwhile.
    void wayBack?.then((goBack) => isUnmoved(active) && goBack());
  };
}

const isUnmoved = (active: Element | null) => [null, document.body, active].includes(document.activeElement);

/** The way back, whose code is loaded when something that had the focus is first covered; without it, to the element alone. */
const wayBackFrom = (element: HTMLElement): Promise<() => void> =>
  import('../../internal/way-back.ts').then(
    ({ wayBackTo }) => wayBackTo(element),
    () => () => element.focus({ preventScroll: true }),
  );
