import {
  type AnyEndpoint,
  type checkInToEvent,
  type checkInToTrainingCourse,
  type signOut,
  wireError,
} from '@student/api-client';
import { isExpired } from '../failures.ts';
import type { Request } from '../request.ts';
import { personIn, type Session } from './session.ts';

/**
 * The app's one reporter of an expired session (AUTH-43): whichever part calls, the session hears of a 403. One that belongs
 * to a session before the present one is no answer: the same person's call is sent again, which is safe, since it was refused. A list
 * that is for everybody is asked for once more, since the cookie of a session that is over may be gone by then. Where nobody needs to
 * sign in, a 403 is a failure like any other.
 */
export function watchedRequest(
  request: Request,
  session: Pick<Session, 'get' | 'begun' | 'expire'>,
): Request {
  const personId = () => personIn(session.get())?.id;
  return async (endpoint, ...options) => {
    for (let attempt = 1; ; attempt += 1) {
      const [begun, person] = [session.begun(), personId()];
      try {
        return await request(endpoint, ...options);
      } catch (error) {
        if (!isExpired(error)) throw error;
        if (!isOfSession(endpoint)) {
          if (endpoint.method === 'GET' && attempt === 1) continue;
          throw wireError('UNEXPECTED_ERROR', { status: 403, cause: error });
        }
        if (endpoint.row === signOutRow) throw error;
        if (begun === session.begun()) session.expire();
        else if (person !== undefined && person === personId() && session.get().status === 'present')
          continue;
        throw error;
      }
    }
  };
}

/** The call that ends the session says nothing of whether it holds. */
const signOutRow: (typeof signOut)['row'] = 'POST /api/decola/logout';

const checkInRows: readonly string[] = [
  'POST /api/decola/event/check-in/qr-code',
  'POST /api/decola/graduation/check-in/qr-code',
] satisfies [(typeof checkInToEvent)['row'], (typeof checkInToTrainingCourse)['row']];

/** A check-in is authenticated by the token of its code, but only the session says who it is for: without one it answers 403 too (EVENT-16). */
const isOfSession = ({ auth, row }: AnyEndpoint) => auth === 'session' || checkInRows.includes(row);
