/** Toasts, which stay reachable over everything that covers the page. */
export const aboveAll = '[data-toasts]';
/** What is still read while something covers the page: news. */
export const stillRead = `${aboveAll}, [aria-live]`;

/**
 * Makes inert what stands beside `kept` inside `parent`: as few elements as can be, and none that is so already.
 *
 * @returns the elements that became so.
 */
export function holdAround(parent: Element, kept: readonly Element[]): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches('script, style, link, template, [inert]')) return [];
    if (kept.some((element) => child.contains(element))) return holdAround(child, kept);
    child.setAttribute('inert', '');
    return [child];
  });
}
