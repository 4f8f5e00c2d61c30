/** A new password, the new term, or nothing. */
export type Duty = 'createCredentials' | 'acceptTerm' | 'none';

/**
 * What a person owes before the app opens: a new password when they were imported and never changed it, else the new
 * term, else nothing (AUTH-11, AUTH-12, AUTH-13).
 */
export function dutyAfterSignIn(person: {
  isImported: boolean;
  passwordModifiedAt?: unknown;
  mustAcceptTerm: boolean;
}): Duty {
  if (person.isImported && !person.passwordModifiedAt) return 'createCredentials';
  return person.mustAcceptTerm ? 'acceptTerm' : 'none';
}
