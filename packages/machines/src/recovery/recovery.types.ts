import type { Failure, IdentityData, RecoveryType } from '@student/domain';

/** A step of the recovery; each has an address (RECOVERY-01 to RECOVERY-03). */
export type RecoveryStep = 'method' | 'login' | 'mailSent' | 'identity' | 'newPassword';

/** What an address asks for. */
export type RecoveryPlace = {
  step: RecoveryStep;
  /** Proves who asks for the new password; only that step has one. */
  token?: string | undefined;
  /** How the token was got: it decides which call takes it (RECOVERY-19, RECOVERY-20). */
  by?: 'email' | 'data' | undefined;
};

export type RecoveryContext = {
  /** Where the flow stands. */
  place: RecoveryPlace;
  /** Why the last try failed. */
  failure: Failure | undefined;
  /** A new password was sent with this token and nobody answered: it may be in force, and the token used by that. */
  mayBeSaved: boolean;
};

export type RecoveryEvent =
  /** What the address asks for: another place begins anew there, the one that stands goes on. */
  | { type: 'step.ask'; place: RecoveryPlace }
  /** A CPF or an e-mail, as typed. */
  | { type: 'login.submit'; login: string }
  | { type: 'identity.submit'; identity: IdentityData }
  | { type: 'newPassword.submit'; password: string; confirmation: string };

export type RecoveryEmitted =
  /** The address should say that a mail was sent (RECOVERY-12). */
  | { type: 'mail.sent' }
  /** The address should be that of the identity form (RECOVERY-11). */
  | { type: 'identity.due' }
  /** 'Usuário validado com sucesso!', and the address should hold the token (RECOVERY-18). */
  | { type: 'identity.confirmed'; token: string }
  /** 'Senha alterada com sucesso!', and home without any of it (RECOVERY-23). */
  | { type: 'password.saved' };

/** What the ports are given, and what they answer. */
export type StartRecovery = { login: string };
export type StartedRecovery = RecoveryType;
export type SavePassword = {
  by: 'email' | 'data';
  token: string;
  password: string;
  confirmation: string;
};
