import { asksForSearch, withSearch } from '@student/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../services.ts';
import { personIdIn } from '../../session/session.ts';
import { usePerson } from '../../session/use-session.ts';
import { keepSearches, readSearches } from './kept-searches.ts';

/** How long somebody stays with what was found until the search counts, in ms: what is typed on the way to it does not. */
const stay = 2000;

/**
 * Keeps what somebody searches for on this device: once they have stayed with what it found, or have pressed something of it. What has
 * found nothing, or not yet, is not worth another try, what is cleared at once was no search, and a term that was typed on is kept as it
 * became.
 *
 * @returns what is to be called once something that was found is pressed
 */
export function useRememberedSearch(term: string, hasResults: boolean): () => void {
  const { platform, session } = useServices();
  const personId = usePerson()?.id;
  const before = useRef<string>(undefined);

  const remember = () => {
    // Not once they have signed out, which leaves nothing of them here.
    if (personId === undefined || personIdIn(session.get()) !== personId) return;
    if (!hasResults || !asksForSearch(term)) return;
    const { storage } = platform;
    keepSearches(storage, personId, withSearch(readSearches(storage, personId), term, before.current));
    before.current = term;
  };
  const stayed = useEffectEvent(remember);

  // The clock; every search begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the search changes.
  useEffect(() => {
    const timer = setTimeout(() => stayed(), stay);
    return () => clearTimeout(timer);
  }, [term, hasResults]);

  return remember;
}
