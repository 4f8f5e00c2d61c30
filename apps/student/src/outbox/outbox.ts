import {
  addToOutbox,
  afterFailedDelivery,
  type OutboxAct,
  type OutboxEntry,
  outboxOf,
} from '@student/domain';
import { failureOf, type Saved } from '@student/machines';
import type { OutboxStore } from './stored-outbox.ts';

export type Delivery = { progress?: number };

type Parts = {
  personId: number;
  store: OutboxStore;
  /** Sends one entry. Rejects with anything that has a `code`. */
  deliver: (entry: OutboxEntry) => Promise<Delivery>;
  /** An entry reached the server, now or after a while on the device. */
  onDelivered: (entry: OutboxEntry, delivery: Delivery) => void;
  /** The server wants the person to sign in again before it takes more. */
  onSessionExpired: () => void;
  lock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  now: () => number;
};

export type Outbox = {
  /** Keeps an act and tries to send everything that waits. Never rejects: what cannot be sent is kept. */
  add: (content: string, act: OutboxAct) => Promise<Saved>;
  /** Tries to send everything that waits. */
  flush: () => Promise<void>;
};

/**
 * The durable way of everything that a student did to the server: written down on the device first, sent in order, one
 * at a time over all tabs, and kept while the network or the session is away (beyond.md 1).
 */
export function createOutbox(parts: Parts): Outbox {
  const { personId, store, lock, now } = parts;
  const delivered = new Map<string, Delivery>();
  let turn: Promise<unknown> = Promise.resolve();

  const change = (how: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) =>
    lock(`outbox-list-${personId}`, async () => store.write(personId, how(await store.read(personId))));

  const drain = async () => {
    for (;;) {
      const [entry] = outboxOf(await store.read(personId), personId);
      if (!entry) return;
      const next = await send(entry, parts, delivered);
      if (next === 'stop') return;
      await change((entries) => entries.filter(({ id }) => id !== entry.id));
    }
  };

  const flush = () => {
    const mine = turn.then(() => lock(`outbox-send-${personId}`, drain));
    turn = mine.catch(() => {});
    return mine;
  };

  return {
    flush,
    add: async (content, act) => {
      const entry: OutboxEntry = { id: crypto.randomUUID(), personId, content, at: now(), act };
      await change((entries) => addToOutbox(entries, entry));
      await flush();
      const delivery = delivered.get(entry.id);
      delivered.delete(entry.id);
      return { isDelivered: delivery !== undefined, at: now(), ...delivery };
    },
  };
}

async function send(
  entry: OutboxEntry,
  { deliver, onDelivered, onSessionExpired }: Parts,
  delivered: Map<string, Delivery>,
): Promise<'go on' | 'stop'> {
  try {
    const delivery = await deliver(entry);
    delivered.set(entry.id, delivery);
    onDelivered(entry, delivery);
    return 'go on';
  } catch (error) {
    const answer = afterFailedDelivery(failureOf(error).code);
    if (answer === 'signIn') onSessionExpired();
    if (answer === 'giveUp') console.error(error);
    return answer === 'giveUp' ? 'go on' : 'stop';
  }
}
