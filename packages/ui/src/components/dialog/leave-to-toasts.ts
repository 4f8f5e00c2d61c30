import { aboveAll } from '../../internal/around.ts';

/**
 * Keeps the focus trap of Radix from taking the focus back out of the toasts (F8, a press on one), which lie over every dialog; where
 * the focus leaves them for anywhere else, the trap has it again. The root hears what bubbles after React, which listens below it, and
 * before Radix, which listens on the document.
 *
 * @returns ends that.
 */
export function leaveToToasts(): () => void {
  const end = new AbortController();
  const listen = (name: 'focusin' | 'focusout', to: (event: FocusEvent) => EventTarget | null) =>
    document.documentElement.addEventListener(
      name,
      (event) => {
        const target = to(event);
        if (target instanceof Element && target.closest(aboveAll)) event.stopPropagation();
      },
      { signal: end.signal },
    );
  listen('focusin', ({ target }) => target);
  listen('focusout', ({ relatedTarget }) => relatedTarget);
  return () => end.abort();
}
