/** Pills in the carousel: those not watched yet, then the watched ones, each in their order (PILL-13). */
export function pillsInOrder<Pill extends { isWatched: boolean }>(pills: readonly Pill[]): Pill[] {
  return [...pills.filter((pill) => !pill.isWatched), ...pills.filter((pill) => pill.isWatched)];
}
