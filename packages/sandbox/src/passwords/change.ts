import { passwordMinLength, passwordStrength } from '@student/domain';
import type { World } from '../call.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { entropyOf, minimumEntropy } from './strength.ts';

/** Refuses passwords that differ or are weak, then keeps the new one; sets the date of the change. */
export const changePasswordOf = async (
  world: World,
  userId: number,
  password: string,
  confirmation: string,
) => {
  if (password !== confirmation)
    refuseInvalid([violation('VALIDATION_ERROR', 'confirmation', 'As senhas informadas não conferem.')]);
  refuseWeak(password);
  const hash = await world.passwords.hash(password);
  const now = world.clock.now().toISOString();
  world.store.transaction(() => {
    const kept = world.store.find('credentials', { userId });
    if (kept) world.store.patch('credentials', kept.id, { hash });
    else world.store.insert('credentials', { userId, hash });
    world.store.patch('people', userId, { passwordModifiedAt: now, isImported: false });
  });
};

export const refuseWeak = (password: string) => {
  const strength = passwordStrength({ entropy: entropyOf(password), minEntropy: minimumEntropy });
  if (password.length < passwordMinLength || strength === 'weak')
    refuseInvalid([violation('WEAK_PASSWORD', 'password')]);
};
