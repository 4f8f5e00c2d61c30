import { addToOutbox, afterFailedDelivery, type OutboxEntry, outboxOf } from '@student/domain';
import { failureOf } from '../failure.ts';
import type { Delivery, Kept } from './outbox.types.ts';

/** Where the acts of each person wait. Both reject when the device refuses. */
export type OutboxStore = {
  read: (personId: number) => Promise<readonly OutboxEntry[]>;
  /** Writes the whole list; an empty one leaves nothing behind. */
  write: (personId: number, entries: readonly OutboxEntry[]) => Promise<void>;
};

type Parts = {
  store: OutboxStore;
  /** Sends one act. Rejects with anything that has a `code`. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs work of the same name one after the other, over all tabs of the app. */
  lock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
};

/** So many failed readings in a row mean that the device will not give the list back: memory goes on alone. */
const unreadableAfter = 3;

/**
 * The ports of the outbox over a store that all tabs share. Every change is read, made and written under one lock, so
 * that no tab overwrites what another has added; sending has a lock of its own, held until the act is off the list, so
 * that no act is sent by two tabs (decision 0210).
 */
export function sharedLine({ store, send, lock }: Parts) {
  // What this tab has dealt with: it may still be on the list when the device refused to take it off.
  const done = new Set<string>();
  let hasRead = false;
  let missedReads = 0;
  const isOpen = ({ id }: OutboxEntry) => !done.has(id);

  const change = (personId: number, how: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) =>
    lock(`outbox-list-${personId}`, async () => {
      const entries = how((await store.read(personId)).filter(isOpen));
      await store.write(personId, entries);
      return entries.length;
    });

  const waitingOn = async (personId: number, loose: readonly OutboxEntry[]) => {
    const stored = await read(personId, loose).then((entries) => outboxOf(entries, personId));
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...loose.filter(({ id }) => !ids.has(id))].filter(isOpen);
  };

  const read = async (personId: number, loose: readonly OutboxEntry[]) => {
    try {
      const entries = await store.read(personId);
      hasRead = true;
      missedReads = 0;
      return entries;
    } catch (error) {
      missedReads += 1;
      const isMemoryAll = !hasRead || missedReads >= unreadableAfter;
      if (isMemoryAll && loose.length > 0) return [];
      throw error;
    }
  };

  const takeOff = (personId: number, entries: readonly OutboxEntry[]) => {
    for (const { id } of entries) done.add(id);
    return change(personId, (stored) => stored);
  };

  return {
    /** Writes acts down on the device. An act that is there already is not written again. */
    keep: async ({
      personId,
      entries,
    }: {
      personId: number;
      entries: readonly OutboxEntry[];
    }): Promise<Kept> => {
      const waiting = await change(personId, (stored) =>
        entries
          .filter((entry) => isOpen(entry) && !stored.some(({ id }) => id === entry.id))
          .reduce<readonly OutboxEntry[]>(addToOutbox, stored),
      );
      return { ids: entries.map(({ id }) => id), waiting };
    },

    /**
     * Sends the oldest act, of the device and of `loose`, that is not `passedBy`, and takes it off the device.
     * @throws when the device does not give the list back
     */
    deliverNext: ({ personId, loose, passedBy }: DeliveryOrder): Promise<Delivery> =>
      lock(`outbox-send-${personId}`, async () => {
        const line = await waitingOn(personId, loose);
        const entry = line.find(({ id }) => !passedBy.includes(id)) ?? line[0];
        if (!entry) return { outcome: 'nothing' };
        try {
          const answer = await send(entry);
          const before = line.slice(0, line.indexOf(entry));
          // The device may refuse; what is done stays done in this tab.
          const waiting = await takeOff(personId, [entry, ...before]).catch(() => line.length - 1);
          return { outcome: 'delivered', entry, answer, givenUp: before, waiting };
        } catch (error) {
          const { code } = failureOf(error);
          if (afterFailedDelivery(code) !== 'giveUp')
            return { outcome: 'held', entry, code, waiting: line.length };
          const waiting = await takeOff(personId, [entry]).catch(() => line.length - 1);
          return { outcome: 'refused', entry, code, waiting };
        }
      }),

    /** Leaves nothing of a person on this device, as when they sign out (beyond.md 12). */
    wipe: (personId: number): Promise<void> =>
      lock(`outbox-list-${personId}`, () => store.write(personId, [])),
  };
}

type DeliveryOrder = { personId: number; loose: readonly OutboxEntry[]; passedBy: readonly string[] };
