import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, wayBackTo } from './way-back.ts';

type Id = number | string;

/**
 * Where the focus goes when the item that held it goes: to its nearest neighbour, else to the list's own element, which takes the
 * focus. Where a question stood over the list, that gives the focus back by the same way once it closes.
 *
 * @param ids of the items, in their order.
 * @param onGone hears which item went, of those that were asked to go.
 * @returns tells that an item was asked to go, and by which control.
 */
export function useWayOn(
  ids: readonly Id[],
  onGone: (id: Id) => void,
): (id: Id, control: HTMLElement) => void {
  const asked = useRef<{ id: Id; goOn: () => void }>(undefined);
  const order = ids.join();

  const follow = useEffectEvent(() => {
    const one = asked.current;
    if (!one || ids.includes(one.id)) return;
    asked.current = undefined;
    onGone(one.id);
    if (isFocusLost()) one.goOn();
  });

  // The focus, which the browser drops together with the element that had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the items change.
  useEffect(() => follow(), [order]);

  return (id, control) => {
    asked.current = { id, goOn: wayBackTo(control) };
  };
}
