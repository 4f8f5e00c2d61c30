import type { DecoinLimit } from '../entities/decoins.ts';

/** Whether a person is told that they have earned all that a day pays: once, until they have accepted it (DECOIN-08, DECOIN-09). */
export function tellsCoinLimit({ isDailyLimitReached, hasAcceptedDailyLimit }: DecoinLimit): boolean {
  return isDailyLimitReached && !hasAcceptedDailyLimit;
}

/** Where what becomes of the message is kept, as a content is named in the outbox. */
export const coinsKey = 'coins';
