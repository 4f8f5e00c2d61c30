/** Toasts, which stay reachable over everything that covers the page. */
export const aboveAll = '[data-toasts]';
/** What is still read while something covers the page: news. */
export const stillRead = `${aboveAll}, [aria-live]`;

/** By how many each element is held that is inert by us. */
const holders = new WeakMap<Element, number>();

/**
 * Makes inert what stands beside `kept` inside `parent`: as few elements as can be, and none that somebody else made so. What two
 * hold is free when both have given it back.
 *
 * @returns gives it back.
 */
export function holdAround(parent: Element, kept: readonly Element[]): () => void {
  const held = heldBeside(parent, kept);
  for (const element of held) {
    holders.set(element, (holders.get(element) ?? 0) + 1);
    element.setAttribute('inert', '');
  }
  return () => {
    for (const element of held) {
      const others = (holders.get(element) ?? 1) - 1;
      if (others > 0) holders.set(element, others);
      else {
        holders.delete(element);
        element.removeAttribute('inert');
      }
    }
  };
}

function heldBeside(parent: Element, kept: readonly Element[]): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches('script, style, link, template')) return [];
    if (child.matches('[inert]') && !holders.has(child)) return [];
    return kept.some((element) => child.contains(element)) ? heldBeside(child, kept) : [child];
  });
}

/** Whether an element lies in something that is held. */
export function isHeld(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (holders.has(each)) return true;
  return false;
}
