/** Pills in the carousel: those not watched yet, then the watched ones, each in their order (PILL-13). */
export function pillsInOrder<Pill extends { isWatched: boolean }>(pills: readonly Pill[]): Pill[] {
  return [...pills.filter((pill) => !pill.isWatched), ...pills.filter((pill) => pill.isWatched)];
}

/**
 * The order of pills while somebody watches them: as it was, and what has come since at its end. A pill that was watched
 * meanwhile keeps its place, so that what comes next is never a surprise.
 */
export function inKeptOrder(kept: readonly number[], present: readonly number[]): readonly number[] {
  const known = new Set(kept);
  const fresh = present.filter((id) => !known.has(id));
  return fresh.length === 0 ? kept : [...kept, ...fresh];
}

/** The pill beside one: after the last comes the first, before the first the last (PILL-05, PILL-09). */
export function pillBeside(
  order: readonly number[],
  id: number,
  way: 'next' | 'previous',
): number | undefined {
  const at = order.indexOf(id);
  if (at < 0) return order[0];
  return order.at((at + (way === 'next' ? 1 : -1)) % order.length);
}

/** How a pill is named where text is needed, as in the outbox: `pill/3`. */
export const pillKey = (id: number): string => `pill/${id}`;

/** The pill that `pillKey` named; `undefined` for any other text. */
export function readPillKey(key: string): number | undefined {
  const [, id] = /^pill\/(\d+)$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}
