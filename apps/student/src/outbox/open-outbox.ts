import type { OutboxEntry } from '@student/domain';
import { deliver } from './deliver.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createOutbox, type Delivery, type Outbox } from './outbox.ts';
import { storedOutbox } from './stored-outbox.ts';

export type DeliveryListener = (entry: OutboxEntry, delivery: Delivery) => void;

type Parts = {
  personId: number;
  /** The app's outboxes so far, by person. */
  opened: Map<number, Outbox>;
  listeners: ReadonlySet<DeliveryListener>;
  onSessionExpired: () => void;
  /** Ends with the app. */
  signal: AbortSignal;
};

/** The outbox of a person, one per app. It also tries again whenever the network returns. */
export function openOutbox({ personId, opened, listeners, onSessionExpired, signal }: Parts): Outbox {
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
  addEventListener('online', () => void outbox.flush(), { signal });
  opened.set(personId, outbox);
  return outbox;
}
