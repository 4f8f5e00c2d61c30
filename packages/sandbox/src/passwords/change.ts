import { passwordStrength } from '@student/domain';
import type { Brand } from '../brand.ts';
import type { Call } from '../call.ts';
import type { Complaints } from '../complaints.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { entropyOf, minimumEntropyOf } from './strength.ts';

const differ = 'As senhas informadas não conferem.';

/** What is told of a new password that does not fit the contract. */
export const newPassword: Complaints = {
  password: { code: 'WEAK_PASSWORD' },
  confirmation: { code: 'VALIDATION_ERROR', message: differ },
};

/** Who asks for a new password to be kept: its brand says what is weak. */
export type KeepingPassword = Pick<Call, 'passwords' | 'brandOf' | 'request'>;

/** Refuses passwords that differ or are weak; else makes what is kept of the new one, which takes its time. */
export const hashOf = async (
  { passwords, brandOf, request }: KeepingPassword,
  { password, confirmation }: { password: string; confirmation: string },
  field = 'confirmation',
): Promise<string> => {
  if (password !== confirmation) refuseInvalid([violation('VALIDATION_ERROR', field, differ)]);
  refuseWeak(password, brandOf(request));
  return passwords.hash(password);
};

/** Keeps the hash of a new password; sets the date of the change. */
export const keepHash = (store: Store, userId: number, hash: string, now: string) => {
  const kept = store.find('credentials', { userId });
  if (kept) store.patch('credentials', kept.id, { hash });
  else store.insert('credentials', { userId, hash });
  store.patch('people', userId, { passwordModifiedAt: now, isImported: false });
  spendRecoveries(store, userId, now);
};

/**
 * Spends the open recovery tokens of a person: whoever holds one could undo what was changed because of it, as a new password, or
 * reads the mailbox that was left.
 */
export const spendRecoveries = (store: Store, userId: number, now: string, except?: string) => {
  for (const { id, token, usedAt } of store.list('tokens', { userId, kind: 'recovery' }))
    if (!usedAt && token !== except) store.patch('tokens', id, { usedAt: now });
};

/** The least length is the schema's to judge. */
const refuseWeak = (password: string, brand: Brand) => {
  const strength = passwordStrength({ entropy: entropyOf(password), minEntropy: minimumEntropyOf(brand) });
  if (strength === 'weak') refuseInvalid([violation('WEAK_PASSWORD', 'password')]);
};
