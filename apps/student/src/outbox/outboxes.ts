import type { ErrorCode, OutboxEntry } from '@student/domain';
import type { Delivery } from './deliver.ts';
import type { Outbox } from './open-outbox.ts';

export type DeliveryListener = (entry: OutboxEntry, delivery: Delivery) => void;

/** The outboxes of one running app, one per person. Their code is loaded with the first need. */
export type Outboxes = {
  /** The outbox of this person, or of whoever is signed in; nobody has none. */
  open: (personId?: number) => Promise<Outbox | undefined>;
  /** The session of the signed-in person is good: what they left on this device goes on. */
  resume: () => Promise<void>;
  /** Leaves nothing of this person on the device, as when they sign out. */
  wipe: (personId: number) => Promise<void>;
  /** Tells when something has arrived. @returns stops listening. */
  onDelivered: (listener: DeliveryListener) => () => void;
};

type Parts = {
  getPersonId: () => number | undefined;
  /** Whether the device, over all its tabs, still knows this person as signed in. */
  isPresent: (personId: number) => boolean;
  onRefused: (entry: OutboxEntry, code: ErrorCode) => void;
  onSessionExpired: () => void;
  /** Ends with the app. */
  signal: AbortSignal;
};

/** Creates the outboxes of an app. A page that keeps nothing and finds nothing kept never loads the statechart. */
export function createOutboxes({
  getPersonId,
  isPresent,
  onRefused,
  onSessionExpired,
  signal,
}: Parts): Outboxes {
  const opened = new Map<number, Outbox>();
  const listeners = new Set<DeliveryListener>();
  // Who signed out: a page that closes after them leaves nothing behind either.
  const left = new Set<number>();

  const open = async (personId = getPersonId()) => {
    if (personId === undefined) return undefined;
    if (personId === getPersonId()) left.delete(personId);
    if (left.has(personId)) return undefined;
    const { openOutbox } = await import('./open-outbox.ts');
    const outbox =
      opened.get(personId) ??
      openOutbox({
        personId,
        isPresent: () => isPresent(personId),
        onDelivered: (entry, delivery) => {
          for (const listener of listeners) listener(entry, delivery);
        },
        onRefused,
        // Only the person on the page can be asked to sign in again.
        onSessionExpired: () => personId === getPersonId() && onSessionExpired(),
        signal,
      });
    opened.set(personId, outbox);
    return outbox;
  };

  return {
    open,
    resume: async () => {
      const personId = getPersonId();
      if (personId === undefined) return;
      if (!opened.has(personId) && !(await hasKept(personId))) return;
      (await open(personId))?.renew();
    },
    wipe: async (personId) => {
      const opening = open(personId);
      left.add(personId);
      const outbox = await opening;
      opened.delete(personId);
      await outbox?.wipe();
    },
    onDelivered: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function hasKept(personId: number): Promise<boolean> {
  const { storedOutbox } = await import('./stored-outbox.ts');
  // A device that does not tell has perhaps kept something.
  return storedOutbox.read(personId).then(
    (entries) => entries.length > 0,
    () => true,
  );
}
