import { getCurrentUser } from '@student/api-client';
import { type Person, personOf } from '@student/domain';
import type { Request } from '../request.ts';

/** Asks the server who is signed in (AUTH-20); nobody is remembered by it. */
export async function readPerson(request: Request, signal?: AbortSignal): Promise<Person> {
  const { user, companies } = await request(getCurrentUser, { signal });
  return personOf({ ...user, companies: companies.length > 0 ? companies : user.companies });
}
