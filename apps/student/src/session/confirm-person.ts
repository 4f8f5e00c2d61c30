import type { Person } from '@student/domain';
import type { Services } from '../services.ts';
import { readPerson } from './read-person.ts';
import type { Session } from './session.ts';

/**
 * Takes `who` as signed in, as the server says, where the device only remembers `remembered`. What is said after somebody
 * else has come, or nobody is left, is about a session that is gone.
 */
export function confirm(session: Session, remembered: Person, who = remembered): void {
  const state = session.get();
  if (state.status === 'remembered' && state.person.id === remembered.id) session.arrive(who);
}

/** Asks the server who is signed in, where somebody is only remembered. @throws when it cannot be asked. */
export async function confirmPerson(
  { request, session }: Pick<Services, 'request' | 'session'>,
  signal?: AbortSignal,
): Promise<void> {
  const state = session.get();
  if (state.status === 'remembered') confirm(session, state.person, await readPerson(request, signal));
}
