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
