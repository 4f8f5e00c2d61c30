import type { OutboxEntry } from '@student/domain';
import { searchesKey } from '../device-keys.ts';
import { faqKey } from '../faq/kept-open.ts';
import { forgetPackages } from '../media/package/kept-package.ts';
import { forgetPills } from '../pills/without-pills.ts';
import type { Platform } from '../platform.ts';
import { type DeviceDatabase, type PersonRow, resultOf, stores } from './device-database.ts';
import { leftActs } from './left-acts.ts';

/**
 * What a person has left on this device, as it is asked for and wiped without the outbox's own code: that may be missing when
 * they leave without a network.
 */
export type KeptActs = {
  /** Whether something waits. A device that does not tell has perhaps kept something. */
  isWaiting: () => Promise<boolean>;
  /** All that has not arrived, also what was refused: as far as the device tells of it until `signal`. Never rejects. */
  read: (signal?: AbortSignal) => Promise<readonly OutboxEntry[]>;
  /**
   * Leaves nothing of the person, and lets no tab that still works for them keep anything more (beyond.md 12).
   * @returns the stay that ended, where there was one
   * @throws when the device refuses
   */
  wipe: () => Promise<string | undefined>;
};

type Parts = { platform: Platform; database: DeviceDatabase; personId: number };

export function keptActs({ platform, database, personId }: Parts): KeptActs {
  const left = leftActs(platform, personId);
  const ofPerson = (transaction: IDBTransaction, name: string) =>
    transaction.objectStore(name).index('person');
  return {
    isWaiting: async () => {
      if (left.read().length > 0) return true;
      const count = database.transact('read', (transaction) =>
        resultOf(ofPerson(transaction, stores.waiting).count(personId)),
      );
      return count.then(
        (waiting) => waiting > 0,
        () => true,
      );
    },
    read: async (signal) => {
      const reading = database.transact('read', async (transaction) => {
        const waiting: OutboxEntry[] = await resultOf(ofPerson(transaction, stores.waiting).getAll(personId));
        const refused: OutboxEntry[] = await resultOf(ofPerson(transaction, stores.refused).getAll(personId));
        return [...waiting, ...refused];
      });
      const gaveUp = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return [...left.read(), ...(await Promise.race([reading, gaveUp]).catch(() => []))];
    },
    wipe: async () => {
      left.wipe();
      forgetPackages(platform.storage, personId);
      forgetPills(platform.storage, personId);
      for (const key of [searchesKey(personId), faqKey(personId)]) platform.storage.removeItem(key);
      return database.transact('keep', async (transaction) => {
        const people = transaction.objectStore(stores.people);
        const person: PersonRow | undefined = await resultOf(people.get(personId));
        people.delete(personId);
        for (const name of [stores.waiting, stores.refused]) {
          const keys = await resultOf(ofPerson(transaction, name).getAllKeys(personId));
          for (const key of keys) transaction.objectStore(name).delete(key);
        }
        return person?.stay;
      });
    },
  };
}
