import type { Person } from '@student/domain';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { personIn, type SessionState } from './session.ts';

/** The session, for components. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Who is signed in, for components; nobody once they have left. */
export const usePerson = (): Person | undefined => personIn(useSession());
