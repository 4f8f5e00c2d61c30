import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that is loaded when it is about to be needed. */
export interface LatePart<Part> {
  /** Loads it, once; a load that failed is begun anew. */
  load: () => Promise<unknown>;
  /** What was loaded. */
  part: Part | undefined;
  /** Calls `tell` once it is there; what it gives back ends that. */
  subscribe: (tell: () => void) => () => void;
}

/** Names code that is loaded late. */
export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
  let loading: Promise<unknown> | undefined;
  const waiting = new Set<() => void>();
  const late: LatePart<Part> = {
    part: undefined,
    load: () => {
      loading ??= fetch().then(
        (part) => {
          late.part = part;
          for (const tell of waiting) tell();
        },
        (reason) => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
    subscribe: (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
  };
  return late;
}

/**
 * What was loaded, or `undefined` until it is there: asked for before, it comes by itself, also where a load that somebody else
 * began ends while this is drawn.
 *
 * @throws what the load failed with, into the boundary around it: Chromium remembers a file that it could not fetch, so that
 * only opening the page anew helps, and whoever draws the boundary can say so.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean): Part | undefined {
  const read = () => late.part;
  const part = useSyncExternalStore(late.subscribe, read, read);
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const isMissing = isWanted && part === undefined;
  /* Loads code, which is outside React. */
  useEffect(() => {
    if (isMissing) late.load().catch((reason) => setFailure({ reason }));
  }, [late, isMissing]);
  if (isMissing && failure) throw failure.reason;
  return part;
}

/** The handlers of a control that load code as soon as somebody points at it or comes to it. */
export const loadsWhenNear = (late: LatePart<unknown>) => {
  // A load that fails here is tried again when the part is asked for.
  const load = () => void late.load().catch(() => undefined);
  return { onPointerEnter: load, onFocus: load };
};
