import type { KnownUserType, RoutePlace } from '@student/domain';
import type { Failure } from '../failure.ts';

/** What the session keeps of a person; the rest is the cache's. */
export type SessionPerson = {
  id: number;
  /** The raw number of the user record: type 5 has no check of its own (AUTH-47). */
  userType: number;
  isFirstLogin: boolean;
};

export type SessionConfiguration = { isMaintenanceMode: boolean; isSuggestionMode: boolean };

export type SessionInput = {
  /** Who the device remembers; nobody when absent. */
  person?: SessionPerson | null;
  /** The configuration that the device remembers (CONFIG-02). */
  configuration?: SessionConfiguration | null;
};

export type SessionContext = {
  person: SessionPerson | undefined;
  /** The type that rules go by, once the two checks have answered (AUTH-44, AUTH-46). */
  userType: KnownUserType | undefined;
  configuration: SessionConfiguration;
  /** Why the last try to sign in again, or to sign out, failed. */
  failure: Failure | undefined;
  /** Who signed in where another person's page stands. */
  newcomer: SessionPerson | undefined;
};

export type SessionEvent =
  /** A route is entered; the maintenance screen counts as its own place. */
  | { type: 'route.enter'; place: RoutePlace }
  /** The sign-in machine is done: this person is in. */
  | { type: 'person.arrive'; person: SessionPerson }
  /** Something of the person changed, e.g. onboarding is over. */
  | { type: 'person.change'; person: Partial<Omit<SessionPerson, 'id'>> }
  /** A call answered 403. A `content` keeps its page and asks for the password; elsewhere the person goes home. */
  | { type: 'session.expire'; place: 'content' | RoutePlace }
  | { type: 'credentials.submit'; login: string; password: string }
  /** Gives up signing in again over the page. */
  | { type: 'page.abandon' }
  | { type: 'leave.ask' }
  | { type: 'leave.cancel' }
  | { type: 'leave.confirm' };

export type SessionEmitted =
  /** 'Faça seu login novamente.'; home, with the way back unless the route is public (AUTH-43). */
  | { type: 'session.expired'; place: 'content' | RoutePlace }
  /** The same person is back on the same page: whatever waited for the session may go on. */
  | { type: 'session.renewed'; personId: number }
  /** Somebody else signed in: nothing of the former person may stay on the screen. */
  | { type: 'person.replaced'; personId: number }
  /** Signed out and forgotten by the device; home (AUTH-42). */
  | { type: 'person.left' }
  /** Signing out failed; the person is gone all the same (AUTH-40, AUTH-41). */
  | { type: 'leave.failed'; failure: Failure }
  /** Something went wrong that the person need not know (AUTH-19, CONFIG-04). */
  | { type: 'failure.noticed'; failure: Failure };
