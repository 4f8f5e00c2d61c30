import type { OutboxEntry } from '@student/domain';
import type { OutboxStore } from '@student/machines';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** A device that takes longer than this, in ms, counts as one that refuses. */
const patience = 4000;

let database: UseStore | undefined;

/**
 * The acts on this device, keyed by the person (beyond.md 1, 12). Both reject when the device refuses: private mode, no
 * room, a database that another version of the app blocks.
 */
export const storedOutbox: OutboxStore = {
  read: async (personId) =>
    (await using((outboxes) => get<readonly OutboxEntry[]>(personId, outboxes))) ?? [],
  write: (personId, entries) =>
    using((outboxes) => (entries.length === 0 ? del(personId, outboxes) : set(personId, entries, outboxes))),
};

async function using<Value>(work: (outboxes: UseStore) => Promise<Value>): Promise<Value> {
  try {
    database ??= createStore('student', 'outbox');
    return await Promise.race([work(database), refusalAfter(patience)]);
  } catch (error) {
    // Opened anew the next time: a connection that broke stays broken.
    database = undefined;
    throw error;
  }
}

const refusalAfter = (time: number) =>
  new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(time);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
