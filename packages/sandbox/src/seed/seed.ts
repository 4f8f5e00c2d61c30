import type { Store } from '../store/store.ts';
import { datesFrom } from './dates.ts';
import { seedPeople } from './people.ts';
import { seedPlace } from './place.ts';

/**
 * Fills an empty store with the whole seed, dated around `now`.
 *
 * @param hash what `credentials` keep of the password that all seeded people share
 */
export const seed = (store: Store, now: Date, hash: string) => {
  const dates = datesFrom(now);
  seedPlace(store, dates);
  seedPeople(store, dates, hash);
};
