import type { OutboxEntry } from '@student/domain';
import { deliver } from './deliver.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createOutbox, type Delivery, type Outbox } from './outbox.ts';
import { storedOutbox } from './stored-outbox.ts';

export type DeliveryListener = (entry: OutboxEntry, delivery: Delivery) => void;

type Parts = {
  personId: number;
  listeners: ReadonlySet<DeliveryListener>;
  onSessionExpired: () => void;
};

const opened = new Map<number, Outbox>();

/** The outbox of a person, one per tab. It also tries again whenever the network returns. */
export function openOutbox({ personId, listeners, onSessionExpired }: Parts): Outbox {
  const before = opened.get(personId);
  if (before) return before;
  const outbox = createOutbox({
    personId,
    store: storedOutbox,
    deliver,
    onDelivered: (entry, delivery) => {
      for (const listener of listeners) listener(entry, delivery);
    },
    onSessionExpired,
    lock: oneAtATime,
    now: Date.now,
  });
  addEventListener('online', () => void outbox.flush());
  opened.set(personId, outbox);
  return outbox;
}
