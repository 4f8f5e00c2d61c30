import type { Ref } from 'react';

type Attributes = Record<string, unknown>;

/**
 * What a caller gives an element and what a component puts on it, together: handlers run both, the caller's first (`preventDefault`
 * in it keeps the component's from running); descriptions and labels are both heard, the caller's first; both refs get the element.
 * Of everything else the component's own stands where it says something.
 *
 * @param given attributes of the caller.
 * @param own attributes of the component.
 */
export function merge<Own extends object>(given: object, own: Own): Own {
  const all: Attributes = { ...given };
  for (const [name, ours] of Object.entries(own)) {
    const theirs = all[name];
    if (theirs === undefined || theirs === null) all[name] = ours;
    else if (ours !== undefined) all[name] = both(name, theirs, ours);
  }
  return all as Own;
}

function both(name: string, theirs: unknown, ours: unknown): unknown {
  if (name === 'ref') return (element: unknown) => attachAll([theirs, ours] as Ref<unknown>[], element);
  if (name === 'aria-describedby' || name === 'aria-labelledby') return `${theirs} ${ours}`;
  return typeof theirs === 'function' && typeof ours === 'function' ? inTurn(theirs, ours) : ours;
}

/** Two handlers as one: the caller's first, ours unless the event was prevented. */
export function inTurn(theirs: unknown, ours: unknown) {
  if (typeof theirs !== 'function') return ours as (...given: unknown[]) => void;
  return (...given: unknown[]): void => {
    theirs(...given);
    const [event] = given;
    if (
      typeof ours === 'function' &&
      !(event as { defaultPrevented?: boolean } | undefined)?.defaultPrevented
    )
      ours(...given);
  };
}

function attachAll(refs: readonly Ref<unknown>[], element: unknown): () => void {
  const detach = refs.map((ref) => {
    if (typeof ref !== 'function') {
      if (ref) ref.current = element;
      return () => ref && Object.assign(ref, { current: null });
    }
    const end = ref(element);
    return typeof end === 'function' ? end : () => ref(null);
  });
  return () => {
    for (const end of detach) end();
  };
}
