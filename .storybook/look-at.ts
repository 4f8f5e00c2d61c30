/**
 * Scrolls a part of a long screen to the top, below the header, and keeps it there for the picture (pictures.ts), which
 * otherwise begins at the top of the page.
 */
export function lookAt(part: HTMLElement): void {
  part.scrollIntoView({ block: 'start' });
  window.scrollBy(0, -96);
  part.ownerDocument.documentElement.dataset.scrolled = '';
}
