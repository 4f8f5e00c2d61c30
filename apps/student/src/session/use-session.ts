import type { Person } from '@student/domain';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { absent, personIn, type SessionState } from './session.ts';

/** The session, for components. */
export const useSession = (): SessionState => useOfSession((state) => state);

/** What is told of a session, for components that look at nothing else of it: they are drawn anew only where that changes. */
export function useOfSession<Told>(tell: (state: SessionState) => Told): Told {
  const { session } = useServices();
  const now = () => tell(session.get());
  return useSyncExternalStore(session.subscribe, now, import.meta.env.SSR ? now : () => tell(absent));
}

/** Who is signed in, for components; nobody once they have left. */
export const usePerson = (): Person | undefined => personIn(useSession());
