import { asksForSearch, withSearch } from '@student/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../services.ts';
import { personIdIn } from '../../session/session.ts';
import { usePerson } from '../../session/use-session.ts';
import { keepSearches, readSearches } from './kept-searches.ts';

/** How long somebody stays with what was found until the search counts, in ms: what is typed on the way to it does not. */
const stay = 2000;

/**
 * Keeps what somebody searches for on this device: once they have stayed with what it found, or have gone on from there. What found
 * nothing is not worth another try, and a term that was typed on is kept as it became.
 */
export function useRememberedSearch(term: string, hasResults: boolean): void {
  const { platform, session } = useServices();
  const personId = usePerson()?.id;
  const before = useRef<string>(undefined);

  const remember = useEffectEvent(() => {
    // Not once they have signed out, which leaves nothing of them here.
    if (personId === undefined || personIdIn(session.get()) !== personId) return;
    if (!hasResults || !asksForSearch(term)) return;
    const { storage } = platform;
    keepSearches(storage, personId, withSearch(readSearches(storage, personId), term, before.current));
    before.current = term;
  });

  // The clock; every search begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the search changes.
  useEffect(() => {
    const timer = setTimeout(() => remember(), stay);
    return () => clearTimeout(timer);
  }, [term, hasResults]);

  // The page, which is left.
  useEffect(() => () => remember(), []);
}
