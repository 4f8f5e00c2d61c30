/** Room for the header, which stays at the top of the window. */
const above = 96;

/**
 * Scrolls a part of a long screen to the top, below the header. The picture of the story begins there too, even when
 * something above it arrives late (pictures.ts).
 */
export function lookAt(part: HTMLElement): void {
  part.dataset.lookedAt = '';
  showLookedAt(document.documentElement);
}

/** Puts the part that the story looks at, if any, to the top of `scroller` again. */
export function showLookedAt(scroller: HTMLElement): void {
  const part = document.querySelector('[data-looked-at]');
  if (part) scroller.scrollTop += part.getBoundingClientRect().top - above;
}
