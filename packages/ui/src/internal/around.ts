/** Toasts, which stay reachable over everything that covers the page. */
export const aboveAll = '[data-toasts]';
/** What is still read while something covers the page: news. */
export const stillRead = `${aboveAll}, [aria-live]`;

/**
 * Sets an attribute on what stands beside `kept` inside `parent`, on as few elements as can be, and on none that has it already.
 *
 * @returns the elements that got it.
 */
export function markAround(
  parent: Element,
  kept: readonly Element[],
  name: 'aria-hidden' | 'inert',
): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches(`script, style, link, template, [${name}]`)) return [];
    if (kept.some((element) => child.contains(element))) return markAround(child, kept, name);
    child.setAttribute(name, name === 'inert' ? '' : 'true');
    return [child];
  });
}
