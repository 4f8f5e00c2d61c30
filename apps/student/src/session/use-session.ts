import type { Person } from '@student/domain';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { absent, personIn, type SessionState } from './session.ts';

/** The session, for components. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, import.meta.env.SSR ? session.get : nobody);
}

/** Whom the document draws a screen for that is taken over as it is. */
const nobody = () => absent;

/** Who is signed in, for components; nobody once they have left. */
export const usePerson = (): Person | undefined => personIn(useSession());
