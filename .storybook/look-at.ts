/** Room for the header, which stays at the top of the window. */
const above = 96;

/**
 * Scrolls a part of a long screen to the top, below the header. The picture of the story begins there too
 * (scripts/pictures/in-page.ts).
 */
export function lookAt(part: HTMLElement): void {
  part.dataset.lookedAt = '';
  document.documentElement.scrollTop += part.getBoundingClientRect().top - above;
}
