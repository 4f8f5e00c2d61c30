import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Id = number | string;

/** How long the question whether to remove an item may take to close, in milliseconds. */
const closing = 1000;

/**
 * Where the focus goes when the item that held it goes: to the one that takes its place, else to the one before, else to the
 * list's own element. A question that stood over the list may close only afterwards, and then finds nothing to give the focus
 * back to: so it is waited for.
 *
 * @param root around the list; it takes the focus itself when nothing is left.
 * @param ids of the items, in their order.
 * @param onGone hears which item went, of those that were asked to go.
 * @returns tells that an item was asked to go.
 */
export function useNeighbourFocus(
  root: RefObject<HTMLElement | null>,
  ids: readonly Id[],
  onGone: (id: Id) => void,
): (id: Id) => void {
  const asked = useRef<{ id: Id; at: number }>(undefined);
  const order = ids.join();

  const goneOf = useEffectEvent(() => {
    const one = asked.current;
    if (!one || ids.includes(one.id)) return undefined;
    asked.current = undefined;
    onGone(one.id);
    return one;
  });

  // The focus, which the browser drops together with the element that had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the items change.
  useEffect(() => {
    const gone = goneOf();
    if (!gone) return;
    const since = performance.now();
    let frame = 0;
    const settle = () => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body)
        neighbourIn(root.current, gone.at)?.focus();
      else if (performance.now() - since < closing) frame = requestAnimationFrame(settle);
    };
    settle();
    return () => cancelAnimationFrame(frame);
  }, [root, order]);

  return (id) => {
    asked.current = { id, at: ids.indexOf(id) };
  };
}

function neighbourIn(root: HTMLElement | null, at: number): HTMLElement | null | undefined {
  const items = root?.querySelectorAll('li');
  const item = items?.[at] ?? items?.[items.length - 1];
  return item?.querySelector('button') ?? root;
}
