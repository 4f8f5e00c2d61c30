import type { Failure, Unsent } from '@student/domain';

export type SignOutContext = {
  /** What would be lost, once that is known. */
  unsent: Unsent;
  /** Why the server did not confirm. */
  failure: Failure | undefined;
};

export type SignOutEvent =
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** What would be lost now: it is sent behind the question too. */
  | { type: 'unsent.learn'; unsent: Unsent };

export type SignOutEmitted =
  /** The server did not confirm: told to the person, who is gone all the same (AUTH-40, AUTH-41). */
  | { type: 'leave.failed'; failure: Failure }
  /** The device forgets the person; home (AUTH-39, AUTH-42). */
  | { type: 'person.left' };
