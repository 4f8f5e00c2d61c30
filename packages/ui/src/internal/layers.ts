import { aboveAll, markAround, stillRead } from './around.ts';
import { tabStopsIn } from './tab-stops.ts';

/** What lies over the page and is left by Escape. */
export interface Layer {
  surface: HTMLElement;
  /** Whether the page behind it waits: it keeps the focus, and nothing behind it is read or scrolled. */
  isModal: boolean;
  onEscape: (event: KeyboardEvent) => void;
}

const layers: Layer[] = [];
let hidden: Element[] = [];
let listening: AbortController | undefined;

/**
 * Puts a layer on top of the others, after the focus has gone into it. One list of all layers decides whom a key concerns.
 *
 * @returns takes it off.
 */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  listening ??= listen();
  const lost = new MutationObserver(() => {
    if (topModal() === layer && document.activeElement === document.body) focusSurface(layer);
  });
  if (layer.isModal) {
    hideBehind();
    lost.observe(layer.surface, { childList: true, subtree: true });
  }
  return () => {
    lost.disconnect();
    layers.splice(layers.indexOf(layer), 1);
    if (layer.isModal) hideBehind();
    if (layers.length > 0) return;
    listening?.abort();
    listening = undefined;
  };
}

/** Whether the page waits behind a modal layer. */
export const topModal = (): Layer | undefined => layers.findLast(({ isModal }) => isModal);

function listen(): AbortController {
  const end = new AbortController();
  // Not in the capture phase: whatever is open inside, a list or a reason, closes first and stops the key.
  document.addEventListener('keydown', onKey, { signal: end.signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const modal = topModal();
      if (modal && target instanceof Node && hidden.some((element) => element.contains(target)))
        focusSurface(modal);
    },
    { signal: end.signal },
  );
  return end;
}

function onKey(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    top.onEscape(event);
  } else if (event.key === 'Tab' && top.isModal && !event.altKey && !event.ctrlKey && !event.metaKey)
    keepInside(top.surface, event);
}

/** From the last control on to the first, and back; also from what lies over the layer. */
function keepInside(surface: HTMLElement, event: KeyboardEvent): void {
  const active = document.activeElement;
  const over = active?.closest(aboveAll);
  if (active !== document.body && !over && !surface.contains(active)) return;
  const own = tabStopsIn(surface);
  const around = over ? tabStopsIn(over) : own;
  const edge = event.shiftKey ? around[0] : around.at(-1);
  const isAtEdge = active === edge || (event.shiftKey && (active === surface || active === over));
  if (!isAtEdge && edge && active !== document.body) return;
  event.preventDefault();
  (event.shiftKey ? own.at(-1) : (own[0] ?? surface))?.focus();
}

function focusSurface({ surface }: Layer): void {
  (tabStopsIn(surface)[0] ?? surface).focus({ preventScroll: true });
}

/** Hides from screen readers what stands beside the top modal layer; what says news stays. */
function hideBehind(): void {
  for (const element of hidden) element.removeAttribute('aria-hidden');
  hidden = [];
  const modal = topModal();
  if (!modal) return;
  const kept = [modal.surface, ...document.querySelectorAll(stillRead)];
  hidden = markAround(document.body, kept, 'aria-hidden');
}
