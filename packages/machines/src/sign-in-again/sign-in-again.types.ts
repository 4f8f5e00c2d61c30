import type { Failure, Person } from '@student/domain';
import type { Credentials } from '../sign-in/sign-in.types.ts';

export type SignInAgainInput = {
  /** Whose page it is. */
  personId: number;
};

export type SignInAgainContext = SignInAgainInput & {
  /** Why the last try failed. */
  failure: Failure | undefined;
};

export type SignInAgainEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  /** Gives the page up. */
  | { type: 'page.abandon' };

export type SignInAgainEmitted =
  /** Somebody is in: whose page it is, or somebody else. */
  | { type: 'person.arrived'; person: Person }
  /** Home, with the way back. */
  | { type: 'page.abandoned' };
