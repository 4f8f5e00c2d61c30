import type { ErrorCode, OutboxEntry } from '@student/domain';
import type { ActorRefFrom } from 'xstate';
import type { Saved } from '../content/content.types.ts';
import type { outboxMachine } from './outbox.machine.ts';

/** An act that the server refused, as a port rejects with it. */
export class RefusedAct extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Puts an act into the outbox and tells what becomes of it first: delivered, or written down on this device. It is the
 * way from the content machine's save ports to the outbox, so that whatever is saved goes through one line, in order.
 * `progressOf` reads the server's answer. Rejects with a `code` when the server refused the act.
 */
export function keepAct(
  outbox: ActorRefFrom<typeof outboxMachine>,
  entry: OutboxEntry,
  { progressOf, now }: { progressOf: (answer: unknown) => number | undefined; now: () => number },
): Promise<Saved> {
  return new Promise((resolve, reject) => {
    const isOurs = (other: OutboxEntry) => other.id === entry.id || takesItsPlace(other, entry);
    const subscriptions = [
      outbox.on('act.delivered', ({ entry: sent, answer }) => {
        if (!isOurs(sent)) return;
        const progress = progressOf(answer);
        settle(() => resolve({ isDelivered: true, at: now(), ...(progress !== undefined && { progress }) }));
      }),
      outbox.on('act.kept', ({ entry: kept }) => {
        if (isOurs(kept)) settle(() => resolve({ isDelivered: false, at: now() }));
      }),
      outbox.on('act.refused', ({ entry: refused, code }) => {
        if (isOurs(refused)) settle(() => reject(new RefusedAct(code)));
      }),
    ];
    outbox.send({ type: 'act.add', entry });

    function settle(answer: () => void) {
      for (const subscription of subscriptions) subscription.unsubscribe();
      answer();
    }
  });
}

/** A newer checkpoint, package state or finish of the same content carries the older one. */
function takesItsPlace(newer: OutboxEntry, older: OutboxEntry): boolean {
  const replaces =
    newer.act.kind === 'checkpoint' || newer.act.kind === 'scorm' || newer.act.kind === 'finish';
  return (
    replaces && newer.act.kind === older.act.kind && newer.content === older.content && newer.at >= older.at
  );
}
