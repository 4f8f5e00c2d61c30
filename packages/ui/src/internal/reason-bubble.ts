import { bubble } from './reason-bubble.css.ts';

/** Between the control and its reason, and between that and the window's edge, in pixels. */
const gap = 8;

let shown: { control: HTMLElement; element: HTMLElement; end: AbortController } | undefined;

/**
 * Draws why a control is blocked beside it, in the top layer: above it, or below where there is no room. It goes when the control
 * is left by pointer and focus, with Escape, with the control itself, and when something else is pressed or blocked (WCAG 1.4.13:
 * it can be pointed at and stays until then). It follows what scrolls.
 */
export function showReason(control: HTMLElement, reason: string): void {
  // It may be gone or free by the time this code has come.
  if (!control.isConnected || !control.hasAttribute('data-blocked')) return;
  if (shown?.control === control) {
    shown.element.textContent = reason;
    place();
    return;
  }
  hide();
  const element = document.createElement('div');
  element.className = bubble;
  element.popover = 'manual';
  element.dataset.part = 'blocked-reason';
  // The description says it already; the bubble is for the eye.
  element.setAttribute('aria-hidden', 'true');
  element.textContent = reason;
  (control.closest('[data-theme]:not(html)') ?? document.body).append(element);
  const end = new AbortController();
  shown = { control, element, end };
  element.showPopover?.();
  place();
  listen(control, element, end.signal);
}

function hide(): void {
  shown?.end.abort();
  shown?.element.remove();
  shown = undefined;
}

function listen(control: HTMLElement, element: HTMLElement, signal: AbortSignal): void {
  const isOnBoth = (target: EventTarget | null) =>
    target instanceof Node && (control.contains(target) || element.contains(target));
  const isFocused = () => control.contains(document.activeElement);
  for (const each of [control, element]) {
    each.addEventListener(
      'pointerleave',
      (event) => {
        // A finger that is lifted leaves too; what it pressed stays to be read.
        if (event.pointerType === 'touch' || isFocused() || isOnBoth(event.relatedTarget)) return;
        // Room for the way from the one to the other.
        setTimeout(() => {
          if (shown?.element === element && !element.matches(':hover') && !control.matches(':hover')) hide();
        }, 200);
      },
      { signal },
    );
  }
  // The dialog under it takes a press here for one beside it: Radix listens on the document.
  element.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal });
  control.addEventListener('blur', hide, { signal });
  document.addEventListener('pointerdown', ({ target }) => !isOnBoth(target) && hide(), {
    signal,
    capture: true,
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open: Radix listens on the document, in the same phase.
      event.stopPropagation();
      hide();
    },
    { signal, capture: true },
  );
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, place, { signal, capture: true, passive: true });
  const gone = new MutationObserver(() => {
    if (!control.isConnected || !control.hasAttribute('data-blocked')) hide();
  });
  gone.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-blocked'] });
  signal.addEventListener('abort', () => gone.disconnect());
}

function place(): void {
  if (!shown) return;
  const { control, element } = shown;
  const from = control.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const isOut = from.bottom < 0 || from.top > window.innerHeight;
  element.style.visibility = isOut ? 'hidden' : '';
  const above = from.top - own.height - gap;
  const top = above >= gap ? above : Math.min(from.bottom + gap, window.innerHeight - own.height - gap);
  const left = from.left + (from.width - own.width) / 2;
  element.style.top = `${Math.round(top)}px`;
  element.style.left = `${Math.round(Math.max(gap, Math.min(left, window.innerWidth - own.width - gap)))}px`;
}
