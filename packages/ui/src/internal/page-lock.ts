let locks = 0;

/**
 * Keeps the page from scrolling for as long as something modal lies over it. Nothing that it writes is inherited, so only the root
 * and the body are styled anew, while the lock of Radix adds a style sheet each time, which styles the whole page (decision 0511).
 * Where a scroll bar took room, the body keeps it, and nothing moves.
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
