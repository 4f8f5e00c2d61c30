import type { KeyboardEvent } from 'react';

/** What stands side by side is walked through by the arrows to both sides as well as by those of the menu. */
export function stepInRow({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const towards = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (towards === undefined || !(target instanceof HTMLElement)) return;
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -towards : towards;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  items[items.indexOf(target) + step]?.focus();
}
