import { dayOf, startOf } from './clock.ts';
import type { Store } from './store/store.ts';

export type Earning = { userId: number; decoins: number; description: string; source: string; code: number };

/** Coins earned on the day of `now`. */
export const earnedToday = (store: Store, userId: number, now: string): number =>
  store
    .list('statements', { userId, type: 'credit', createdAt: { from: startOf(dayOf(now)) } })
    .filter(({ createdAt }) => dayOf(createdAt) === dayOf(now))
    .reduce((sum, { decoins }) => sum + decoins, 0);

/** Coins that a person may earn in a day. */
export const dailyLimit = (store: Store): number => store.get('configuration', 1)?.dailyDecoins ?? 0;

/**
 * Pays coins once for each source, up to what is left of the daily limit: what the day does not pay is paid on no other day, whatever is
 * done once more. Call it inside the transaction of its cause.
 */
export const earn = (store: Store, { userId, decoins, description, source, code }: Earning, now: string) => {
  if (decoins <= 0 || store.find('statements', { userId, source })) return;
  const paid = Math.max(0, Math.min(decoins, dailyLimit(store) - earnedToday(store, userId, now)));
  const person = store.get('people', userId);
  if (!person) return;
  store.insert('statements', {
    userId,
    description,
    type: 'credit',
    typeCode: code,
    decoins: paid,
    source,
    createdAt: now,
  });
  if (paid > 0) store.patch('people', userId, { decoins: person.decoins + paid });
};
