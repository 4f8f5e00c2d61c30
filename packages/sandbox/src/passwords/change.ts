import { passwordMinLength, passwordStrength } from '@student/domain';
import type { Complaints } from '../complaints.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Passwords } from './passwords.ts';
import { entropyOf, minimumEntropy } from './strength.ts';

const differ = 'As senhas informadas não conferem.';

/** What is told of a new password that does not fit the contract. */
export const newPassword: Complaints = {
  password: { code: 'WEAK_PASSWORD' },
  confirmation: { code: 'VALIDATION_ERROR', message: differ },
};

/** Refuses passwords that differ or are weak; else makes what is kept of the new one, which takes its time. */
export const hashOf = async (
  passwords: Passwords,
  { password, confirmation }: { password: string; confirmation: string },
  field = 'confirmation',
): Promise<string> => {
  if (password !== confirmation) refuseInvalid([violation('VALIDATION_ERROR', field, differ)]);
  refuseWeak(password);
  return passwords.hash(password);
};

/** Keeps the hash of a new password; sets the date of the change. */
export const keepHash = (store: Store, userId: number, hash: string, now: string) => {
  const kept = store.find('credentials', { userId });
  if (kept) store.patch('credentials', kept.id, { hash });
  else store.insert('credentials', { userId, hash });
  store.patch('people', userId, { passwordModifiedAt: now, isImported: false });
};

const refuseWeak = (password: string) => {
  const strength = passwordStrength({ entropy: entropyOf(password), minEntropy: minimumEntropy });
  if (password.length < passwordMinLength || strength === 'weak')
    refuseInvalid([violation('WEAK_PASSWORD', 'password')]);
};
