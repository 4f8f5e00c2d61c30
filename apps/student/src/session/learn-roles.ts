import { checkIsAdministrator, checkIsTeamManager } from '@student/api-client';
import { userTypeOf } from '@student/domain';
import type { Services } from '../services.ts';

/**
 * Asks whether the person who is there administrates or manages, and keeps it with them (AUTH-44, AUTH-46). Nobody waits for it, and
 * where it cannot be read the type of their record holds. An answer to somebody who has gone meanwhile is dropped.
 */
export async function learnRoles({ request, session }: Pick<Services, 'request' | 'session'>): Promise<void> {
  const asked = session.begun();
  const [isAdmin, isManager] = await Promise.all([
    unlessUnknown(request(checkIsAdministrator)),
    unlessUnknown(request(checkIsTeamManager)),
  ]);
  const state = session.get();
  if (state.status !== 'present' || session.begun() !== asked) return;
  const { person } = state;
  const userType = userTypeOf(person.userType, { isAdmin, isManager });
  const isKnown =
    person.userType === userType && person.isAdmin === isAdmin && person.isManager === isManager;
  if (!isKnown) session.arrive({ ...person, userType, isAdmin, isManager });
}

const unlessUnknown = (answer: Promise<boolean>): Promise<boolean | undefined> =>
  answer.catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
