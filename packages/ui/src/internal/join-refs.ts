import type { Ref, RefCallback, RefObject } from 'react';

const joined = new WeakMap<object, { outer: unknown; callback: RefCallback<never> }>();

/**
 * One ref for a component that needs its element and must hand it on. The same function comes back while both refs stay
 * the same, so React does not detach and attach on every render.
 */
export function joinRefs<E>(own: RefObject<E | null>, outer: Ref<E> | undefined): RefCallback<E> {
  const known = joined.get(own);
  if (known && known.outer === outer) return known.callback as RefCallback<E>;
  const callback: RefCallback<E> = (element) => {
    own.current = element;
    if (typeof outer === 'function') return outer(element);
    if (outer) outer.current = element;
  };
  joined.set(own, { outer, callback: callback as RefCallback<never> });
  return callback;
}
