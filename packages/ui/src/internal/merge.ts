import type { Ref } from 'react';
import { inTurn } from './in-turn.ts';
import { joinRefs } from './join-refs.ts';

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
  if (name === 'ref') return joinRefs(ours as NonNullable<Ref<unknown>>, theirs as Ref<unknown>);
  if (name === 'aria-describedby' || name === 'aria-labelledby') return `${theirs} ${ours}`;
  return typeof theirs === 'function' && typeof ours === 'function' ? inTurn(theirs, ours) : ours;
}
