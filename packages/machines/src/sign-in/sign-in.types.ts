import type { Failure } from '@student/domain';

export type Credentials = { login: string; password: string };

export type NewPassword = { password: string; confirmation: string };

/** What the next step depends on (AUTH-11, AUTH-12). */
export type ArrivedPerson = {
  id: number;
  isImported: boolean;
  passwordModifiedAt: string | null;
  mustAcceptTerm: boolean;
};

/** A step on the way in. */
export type SignInStep = 'credentials' | 'createCredentials' | 'acceptTerm';

export type SignInInput = {
  /** The step that the address asks for: `firstLogin`, `acceptTerm`, or neither. */
  step?: SignInStep;
  /** Where to return, as it stands in the address; unsafe paths are ignored (AUTH-14). */
  redirect?: string | null;
};

export type SignInContext = {
  /** The step that stands. */
  step: SignInStep;
  /** Where to return: a safe path (AUTH-14). */
  redirect: string | undefined;
  /** Why the last try failed. */
  failure: Failure | undefined;
  /** The password of this first login is in force and its term was not recorded: only the term is left to accept. */
  isPasswordChanged: boolean;
};

export type SignInEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  /** The term is ticked: without it the form is not sent (AUTH-33). */
  | ({ type: 'newPassword.submit' } & NewPassword)
  | { type: 'term.accept' }
  | { type: 'step.leave' }
  /**
   * What the address asks for: another step begins anew there, the one that stands goes on; where to return is the address's,
   * but for a first login, which leads to the dashboard (AUTH-32).
   */
  | { type: 'step.ask'; step: SignInStep; redirect: string | undefined };

export type SignInEmitted =
  /** The address should say `acceptTerm=true`. */
  | { type: 'term.due' }
  /** The address should say `firstLogin=create-new-credentials`. */
  | { type: 'credentials.due' }
  /** 'Senha alterada com sucesso!' */
  | { type: 'password.changed' };

export type SignInOutput = {
  /** The safe path to return to; without one, the dashboard (AUTH-13). */
  redirect: string | undefined;
};
