/** How one kind of what a search finds stands. `isStale`: it is still that of the search before. */
export type FoundStanding =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly count: number; readonly isStale: boolean };

/** What becomes of a page of results: nothing of it was found, all of it failed, or it shows these kinds, in their order. */
export type SearchOutcome<Name> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly shown: readonly Name[]; readonly isSettled: boolean };

/** Whether a search itself has found something, whatever is still on its way or has failed: what the one before found is none of it. */
export const hasFound = (standings: readonly FoundStanding[]): boolean =>
  standings.some((standing) => standing.kind === 'found' && !standing.isStale && standing.count > 0);

/**
 * Each kind is shown where it has something, or may still have something; one without is in nobody's way (TRACK-11). While nobody knows
 * what the new search finds and the one before found nothing, the first kind stands for all.
 */
export function searchOutcome<Name extends string>(
  standings: readonly (readonly [Name, FoundStanding])[],
): SearchOutcome<Name> {
  if (standings.every(([, { kind }]) => kind === 'failed')) return { kind: 'failed' };
  const isOpen = standings.some(
    ([, standing]) => standing.kind === 'waiting' || (standing.kind === 'found' && standing.isStale),
  );
  const shown = standings
    .filter(([, standing]) => standing.kind !== 'found' || standing.count > 0)
    .map(([name]) => name);
  if (shown.length > 0) return { kind: 'shown', shown, isSettled: !isOpen };
  if (!isOpen) return { kind: 'nothing' };
  return { kind: 'shown', shown: standings.slice(0, 1).map(([name]) => name), isSettled: false };
}
