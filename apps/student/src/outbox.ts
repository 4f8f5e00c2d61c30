import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { OutboxEntry } from '@student/domain';

let store: UseStore | undefined;
const outboxes = () => (store ??= createStore('student', 'outbox'));

/**
 * What a person did and the server does not know yet, on this device, keyed by the person (beyond.md 1, 12).
 * A device without storage keeps nothing: learning goes on, only a closed page then loses what was not sent.
 */
export async function readOutbox(personId: number): Promise<readonly OutboxEntry[]> {
  try {
    return (await get<readonly OutboxEntry[]>(personId, outboxes())) ?? [];
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** Keeps the whole list; an empty one leaves nothing behind. */
export async function writeOutbox(personId: number, entries: readonly OutboxEntry[]): Promise<void> {
  try {
    if (entries.length === 0) await del(personId, outboxes());
    else await set(personId, entries, outboxes());
  } catch (error) {
    console.error(error);
  }
}

/** Drops everything of a person from this device, as when they sign out (beyond.md 12). */
export const wipeOutbox = (personId: number): Promise<void> => writeOutbox(personId, []);
