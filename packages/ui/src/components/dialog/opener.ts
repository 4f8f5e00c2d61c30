/**
 * The element that a surface opened from, as far as the page can tell: what has the focus at that moment, or, when that
 * is an item of a menu that is about to vanish, the button of that menu.
 */
export function currentOpener(): HTMLElement | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return undefined;
  const menuButton = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuButton ? document.getElementById(menuButton) : undefined) ?? active;
}

/** Tells a surface where its opener is, as an offset from the middle of the window in CSS pixels, so that it can rise from there. */
export function riseFrom(opener: HTMLElement | undefined, surface: HTMLElement): void {
  if (!opener) return;
  const from = opener.getBoundingClientRect();
  if (from.width === 0) return;
  surface.style.setProperty('--ui-from-x', `${Math.round(from.left + from.width / 2 - innerWidth / 2)}px`);
  surface.style.setProperty('--ui-from-y', `${Math.round(from.top + from.height / 2 - innerHeight / 2)}px`);
}
