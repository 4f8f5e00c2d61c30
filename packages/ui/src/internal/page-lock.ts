let locks = 0;

/**
 * Keeps the page from scrolling for as long as something modal lies over it. Neither attribute is inherited, so nothing but the root
 * and the body is styled anew; where a scroll bar took room, the body keeps it, and nothing moves.
 *
 * @param bar width of the page's scroll bar in px, read before anything changed.
 * @returns lets it scroll again.
 */
export function lockPage(bar: number): () => void {
  locks += 1;
  const { body, documentElement } = document;
  if (locks === 1) {
    documentElement.dataset.dimmed = '';
    if (bar > 0) body.style.marginInlineEnd = `${bar}px`;
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete documentElement.dataset.dimmed;
    body.style.marginInlineEnd = '';
  };
}
