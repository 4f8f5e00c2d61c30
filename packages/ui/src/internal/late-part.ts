import { useEffect, useState } from 'react';

/** Code that is loaded when it is about to be needed. */
export interface LatePart<Part> {
  /** Loads it, once; a load that failed is begun anew. */
  load: () => Promise<unknown>;
  /** What was loaded. */
  part: Part | undefined;
}

/** Names code that is loaded late. */
export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
  let loading: Promise<unknown> | undefined;
  const late: LatePart<Part> = {
    part: undefined,
    load: () => {
      loading ??= fetch().then(
        (part) => {
          late.part = part;
        },
        (reason) => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
  };
  return late;
}

/**
 * What was loaded, or `undefined` until it is there: asked for before, it comes by itself, also where a load that somebody else
 * began ends while this is drawn.
 *
 * @param giveUp hears Escape while it is waited for: what nobody sees yet is closed by nothing else.
 * @throws what the load failed with, into the boundary around it: Chromium remembers a file that it could not fetch, so that
 * only opening the page anew helps, and whoever draws the boundary can say so.
 */
export function useLatePart<Part>(
  late: LatePart<Part>,
  isWanted: boolean,
  giveUp?: () => void,
): Part | undefined {
  const { part } = late;
  const [end, setEnd] = useState<{ reason?: unknown }>();
  // Of this drawing: a load may end before its effect runs.
  const isMissing = isWanted && part === undefined;
  /* Loads code, which is outside React. What it is given up by is that of the drawing that asked. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later one does the same.
  useEffect(() => {
    if (!isMissing) return;
    late.load().then(
      () => setEnd({}),
      (reason) => setEnd({ reason }),
    );
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && giveUp?.();
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [late, isMissing]);
  if (isMissing && end?.reason) throw end.reason;
  return part;
}

/** The handlers of a control that load code as soon as somebody points at it or comes to it. */
export const loadsWhenNear = (late: LatePart<unknown>) => {
  // A load that fails here is tried again when the part is asked for.
  const load = () => void late.load().catch(() => undefined);
  return { onPointerEnter: load, onFocus: load };
};
