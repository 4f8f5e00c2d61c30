import type { OutboxEntry } from '@student/domain';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

const outboxes = () => {
  database ??= createStore('student', 'outbox');
  return database;
};

/** Where the entries of each person wait. Reading and writing never fail; a device without storage keeps nothing. */
export type OutboxStore = {
  read: (personId: number) => Promise<readonly OutboxEntry[]>;
  /** Keeps the whole list; an empty one leaves nothing behind. */
  write: (personId: number, entries: readonly OutboxEntry[]) => Promise<void>;
};

/** On this device, keyed by the person (beyond.md 1, 12). */
export const storedOutbox: OutboxStore = {
  read: async (personId) => {
    try {
      return (await get<readonly OutboxEntry[]>(personId, outboxes())) ?? [];
    } catch (error) {
      console.error(error);
      return [];
    }
  },
  write: async (personId, entries) => {
    try {
      if (entries.length === 0) await del(personId, outboxes());
      else await set(personId, entries, outboxes());
    } catch (error) {
      console.error(error);
    }
  },
};

/** Drops everything of a person from this device, as when they sign out. */
export const wipeOutbox = (personId: number): Promise<void> => storedOutbox.write(personId, []);
