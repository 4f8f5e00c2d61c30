import type { ErrorCode, OutboxAct, OutboxEntry } from '@student/domain';
import {
  filled,
  flushOutbox,
  keepAct,
  outboxMachine,
  RefusedAct,
  type Saved,
  sharedLine,
} from '@student/machines';
import { createActor } from 'xstate';
import { type Delivery, deliver } from './deliver.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { storedOutbox } from './stored-outbox.ts';

export type Outbox = {
  /**
   * Keeps an act and sends it as soon as that is possible; answers where it is. Rejects with a `code` when the server
   * refused it.
   */
  add: (content: string, act: OutboxAct) => Promise<Saved>;
  /** Tries to send everything that waits; answers once nothing is left or it has to wait on. Never rejects. */
  flush: () => Promise<void>;
  /** The person's session is good: what waited for that goes on. */
  renew: () => void;
  /** Ends it, and leaves nothing of the person on this device. */
  wipe: () => Promise<void>;
};

export type Parts = {
  personId: number;
  /** Whether this is still the person whom the device, over all its tabs, knows as signed in. */
  isPresent: () => boolean;
  onDelivered: (entry: OutboxEntry, delivery: Delivery) => void;
  onRefused: (entry: OutboxEntry, code: ErrorCode) => void;
  onSessionExpired: () => void;
  /** Ends with the app. */
  signal: AbortSignal;
};

/** The outbox of a person: its statechart over this device, the browser's locks and the server (decision 0210). */
export function openOutbox(parts: Parts): Outbox {
  const { personId, signal } = parts;
  const line = sharedLine({
    store: storedOutbox,
    lock: oneAtATime,
    send: (entry) =>
      // The cookie is of whoever signed in last, in any tab: nobody's work is sent in another's name.
      parts.isPresent() ? deliver(entry) : Promise.reject(new RefusedAct('ACCESS_SESSION_EXPIRED')),
  });
  const outbox = createActor(
    outboxMachine.provide({ actors: { keep: filled(line.keep), deliverNext: filled(line.deliverNext) } }),
    { input: { personId } },
  );
  outbox.on('act.delivered', ({ entry, answer }) => parts.onDelivered(entry, deliveryOf(answer)));
  outbox.on('act.refused', ({ entry, code }) => parts.onRefused(entry, code));
  outbox.on('session.expired', parts.onSessionExpired);
  outbox.start();

  const onVisibility = () => outbox.send({ type: document.hidden ? 'page.hide' : 'page.show' });
  addEventListener('online', () => outbox.send({ type: 'network.return' }), { signal });
  addEventListener('pagehide', () => outbox.send({ type: 'page.hide' }), { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  signal.addEventListener('abort', () => outbox.stop());

  return {
    add: (content, act) =>
      keepAct(
        outbox,
        { id: crypto.randomUUID(), personId, content, at: Date.now(), act },
        { progressOf: (answer) => deliveryOf(answer).progress, now: Date.now },
      ),
    flush: () => flushOutbox(outbox),
    renew: () => outbox.send({ type: 'session.renew' }),
    wipe: async () => {
      outbox.stop();
      await line.wipe(personId).catch(console.error);
    },
  };
}

/** What `deliver` answered; another tab's answers are not known here. */
const deliveryOf = (answer: unknown) => (answer ?? {}) as Delivery;
