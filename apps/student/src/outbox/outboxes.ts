import type { OutboxAct, OutboxEntry } from '@student/domain';
import type { Outbox } from './open-outbox.ts';
import type { OpenedOutboxes } from './opened-outboxes.ts';
import type { DeliveryListener, OutboxesParts } from './outboxes.types.ts';

/** The outboxes of one running app, one per person. Their code is loaded with the first need. */
export type Outboxes = {
  /** The outbox of this person, or of whoever is signed in; nobody has none, and who has signed out has none either. */
  open: (personId?: number) => Promise<Outbox | undefined>;
  /** The same where it has been opened. */
  opened: (personId: number | undefined) => Outbox | undefined;
  /**
   * Keeps what this person did and sends it, at once where their outbox is open; one that has ended under the page is opened
   * anew. @throws {ApiError} when they are not signed in any more
   */
  record: (personId: number | undefined, content: string, act: OutboxAct) => Promise<void>;
  /** The session of the signed-in person is good: what they left on this device goes on. */
  resume: () => Promise<void>;
  /** All that this person, or whoever is signed in, did and the server does not have, also what it refused. */
  unsent: (personId?: number) => Promise<readonly OutboxEntry[]>;
  /** Leaves nothing of this person on the device, as when they sign out. @throws where the device refuses */
  wipe: (personId: number) => Promise<void>;
  /** Tells what becomes of acts. @returns stops listening. */
  listen: (listener: DeliveryListener) => () => void;
};

/** Creates the outboxes of an app; a first page that nobody is signed in to loads nothing of them. */
export function createOutboxes(parts: OutboxesParts): Outboxes {
  const listeners = new Set<DeliveryListener>();
  let loaded: OpenedOutboxes | undefined;
  let loading: Promise<OpenedOutboxes> | undefined;
  const load = () => {
    loading ??= import('./opened-outboxes.ts').then(
      ({ openedOutboxes }) => {
        loaded = openedOutboxes(parts, listeners);
        return loaded;
      },
      (error: unknown) => {
        // A chunk that did not arrive is asked for again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    open: (personId = parts.getPersonId()) =>
      loaded ? loaded.open(personId) : load().then((outboxes) => outboxes.open(personId)),
    opened: (personId) => loaded?.opened(personId),
    record: async (...act) => (loaded ?? (await load())).record(...act),
    resume: async () => (await load()).resume(),
    unsent: async (personId = parts.getPersonId()) =>
      personId === undefined ? [] : (await load()).unsent(personId),
    wipe: async (personId) => (await load()).wipe(personId),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
