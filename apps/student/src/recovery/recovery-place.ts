import type { RecoveryPlace } from '@student/machines';

/** Stands where the method does once a mail was sent, so that a reload shows it again (RECOVERY-12). */
export const sent = 'sent';

/** What the address of the landing page says of the recovery. */
export type RecoveryAddress = {
  resetBy: string | undefined;
  token: string | undefined;
};

/**
 * The step that an address asks for (RECOVERY-01 to RECOVERY-03). A brand without recovery by e-mail has none of its steps, nor takes a
 * token that came by mail: all of them are the choice of a method (RECOVERY-06).
 */
export function recoveryPlaceOf(
  { resetBy, token }: RecoveryAddress,
  allowsEmailRecovery: boolean,
): RecoveryPlace {
  if ((resetBy === 'email' || resetBy === sent) && !allowsEmailRecovery) return { step: 'method' };
  if (token) return { step: 'newPassword', token, by: resetBy === 'email' ? 'email' : 'data' };
  if (resetBy === sent) return { step: 'mailSent' };
  if (resetBy === 'email') return { step: 'login' };
  return { step: resetBy === 'identity' ? 'identity' : 'method' };
}
