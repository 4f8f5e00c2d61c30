import { copyOf, memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { seed } from './seed.ts';

/** The store that was seeded last. The seed is the same for the same moment and hash, and making it takes far longer than copying it. */
let last: { key: string; store: Store } | undefined;

/** A store in memory of its own that holds the whole seed, as `seed` fills it. */
export const seededStore = (now: Date, hash: string): Store => {
  const key = `${now.getTime()} ${hash}`;
  if (last?.key !== key) {
    const store = memoryStore();
    store.transaction(() => seed(store, now, hash));
    last = { key, store };
  }
  return copyOf(last.store);
};
