import type { Problems } from '@student/domain';
import type { Failure } from '../failure.ts';

export type Credentials = { login: string; password: string };

export type NewPassword = { password: string; confirmation: string };

/** What the next step depends on (AUTH-11, AUTH-12). */
export type ArrivedPerson = {
  id: number;
  isImported: boolean;
  passwordModifiedAt: string | null;
  mustAcceptTerm: boolean;
};

export type SignInInput = {
  /** The step that the address asks for: `firstLogin`, `acceptTerm`, or neither. */
  step?: 'credentials' | 'createCredentials' | 'acceptTerm';
  /** Where to return, as it stands in the address; unsafe paths are ignored (AUTH-14). */
  redirect?: string | null;
};

export type SignInContext = {
  step: 'credentials' | 'createCredentials' | 'acceptTerm';
  redirect: string | undefined;
  /** What the submitted form lacks; it was not sent. */
  problems: Problems<'login' | 'password' | 'confirmation' | 'term'>;
  /** Why the last try failed. */
  failure: Failure | undefined;
  /** A first login whose password is changed only has the term left to accept. */
  isPasswordChanged: boolean;
};

export type SignInEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  | ({ type: 'newPassword.submit'; hasAcceptedTerm: boolean } & NewPassword)
  | { type: 'term.accept' }
  | { type: 'step.leave' };

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
