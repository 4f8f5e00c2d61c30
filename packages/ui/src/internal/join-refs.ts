import type { Ref, RefCallback } from 'react';

const joined = new WeakMap<object, WeakMap<object, RefCallback<never>>>();

/**
 * One ref for a component that needs its element and must hand it on. The same function comes back for the same two refs, so React
 * does not detach and attach on every render.
 */
export function joinRefs<E>(own: NonNullable<Ref<E>>, outer: Ref<E> | undefined): Ref<E> {
  if (!outer) return own;
  const known = joined.get(own) ?? new WeakMap<object, RefCallback<never>>();
  const callback =
    (known.get(outer) as RefCallback<E> | undefined) ??
    ((element: E | null) => {
      const ends = [own, outer].map((ref) => attach(ref, element));
      return () => {
        for (const end of ends) end();
      };
    });
  joined.set(own, known.set(outer, callback as RefCallback<never>));
  return callback;
}

/** Hands an element to a ref; what it gives back takes it away again. */
function attach<E>(ref: NonNullable<Ref<E>>, element: E | null): () => void {
  const set = (to: E | null) => {
    if (typeof ref === 'function') return ref(to);
    ref.current = to;
  };
  return set(element) || (() => set(null));
}
