/** Pills in the carousel: those not watched yet, then the watched ones, each in their order (PILL-13). */
export function pillsInOrder<Pill extends { isWatched: boolean }>(pills: readonly Pill[]): Pill[] {
  return [...pills.filter((pill) => !pill.isWatched), ...pills.filter((pill) => pill.isWatched)];
}

/** The pill after this one; after the last, the first (PILL-09). */
export function nextPill(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** The pill before this one; before the first, the last. */
export function previousPill(index: number, count: number): number {
  return count === 0 ? 0 : (index - 1 + count) % count;
}
