import type { MenuAlignment } from './menu.variants.ts';

/** Between the button and its menu, and between that and the window's edge, in pixels. */
const gap = 8;

/** What of a menu's place is known before it is drawn: as wide as its button at least, as tall as what is below it at most. */
export function roomBelow(button: HTMLElement | null): Record<`--${string}`, string> {
  const from = button?.getBoundingClientRect();
  if (!from) return {};
  return {
    '--ui-trigger-width': `${from.width}px`,
    '--ui-menu-room': `${Math.max(0, innerHeight - from.bottom - 2 * gap)}px`,
  };
}

/**
 * Puts a menu under its button, above it where there is more room, and inside the window. Read once, then written once; it is moved
 * by `translate`, which lays nothing out anew.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement, align: MenuAlignment): void {
  const from = button.getBoundingClientRect();
  const own = menu.getBoundingClientRect();
  const [movedX = 0, movedY = 0] = menu.style.translate
    .split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  const isLeftToRight = getComputedStyle(menu).direction === 'ltr';
  const height = menu.scrollHeight + menu.offsetHeight - menu.clientHeight;
  const below = innerHeight - from.bottom - 2 * gap;
  const above = from.top - 2 * gap;
  const isBelow = height <= below || below >= above;
  const room = Math.max(0, isBelow ? below : above);
  const tall = Math.min(height, room);
  const left = (align === 'start') === isLeftToRight ? from.left : from.right - own.width;
  const x = Math.max(gap, Math.min(left, innerWidth - own.width - gap));
  const y = isBelow ? from.bottom + gap : from.top - gap - tall;
  menu.style.translate = `${Math.round(x - own.left + movedX)}px ${Math.round(y - own.top + movedY)}px`;
  if (!isBelow || height > room) menu.style.setProperty('--ui-menu-room', `${room}px`);
}
