import type { ErrorCode, OutboxEntry } from '@student/domain';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { Saved } from '../content/content.types.ts';
import type { outboxMachine } from './outbox.machine.ts';

type Outbox = ActorRefFrom<typeof outboxMachine>;

/** An act that the server refused, as a port rejects with it. */
export class RefusedAct extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Puts an act into the outbox and tells what becomes of it first: with the server, or held up, and then on this device
 * or only in this tab. It is the way from the content machine's save ports to the outbox, so that whatever is saved goes
 * through one line, in order. `progressOf` reads the server's answer; there is none when another tab delivered.
 * Rejects with a `code` when the server refused the act, or with `ABORTED` when the outbox ends meanwhile.
 */
export function keepAct(
  outbox: Outbox,
  entry: OutboxEntry,
  { progressOf, now }: { progressOf: (answer: unknown) => number | undefined; now: () => number },
): Promise<Saved> {
  outbox.send({ type: 'act.add', entry });
  return new Promise((resolve, reject) => {
    const isOurs = (other: OutboxEntry) => other.id === entry.id || takesItsPlace(other, entry);
    const look = () => {
      const place = placeOf(outbox.getSnapshot(), isOurs);
      if (place) settle(() => resolve({ place, at: now() }));
    };
    const subscriptions = [
      outbox.on('act.delivered', ({ entry: sent, answer }) => {
        if (!isOurs(sent)) return;
        const progress = progressOf(answer);
        settle(() => resolve({ place: 'server', at: now(), ...(progress !== undefined && { progress }) }));
      }),
      outbox.on('act.refused', ({ entry: refused, code }) => {
        if (isOurs(refused)) settle(() => reject(new RefusedAct(code)));
      }),
      outbox.subscribe({ next: look, complete: () => settle(() => reject(new RefusedAct('ABORTED'))) }),
    ];
    look();

    function settle(answer: () => void) {
      for (const subscription of subscriptions) subscription.unsubscribe();
      answer();
    }
  });
}

/** Tries to deliver everything that waits, and answers once the line is empty or held up. Never rejects. */
export async function flushOutbox(outbox: Outbox): Promise<void> {
  outbox.send({ type: 'delivery.request' });
  // An outbox that was stopped has nothing left to do.
  await waitFor(outbox, (state) => !state.hasTag('busy') && !state.hasTag('sending')).catch(() => undefined);
}

/** Where an act of this tab is, once that is certain; `undefined` while it is on its way. */
function placeOf(
  state: ReturnType<Outbox['getSnapshot']>,
  isOurs: (entry: OutboxEntry) => boolean,
): Saved['place'] | undefined {
  const isHeldUp = state.hasTag('waiting');
  if (state.context.loose.some(isOurs)) return isHeldUp && state.hasTag('unwritten') ? 'tab' : undefined;
  if (isHeldUp) return 'device';
  // The line was looked at after the act was written and is empty: another tab has sent it.
  return state.hasTag('empty') ? 'server' : undefined;
}

/** A newer checkpoint, package state or finish of the same content carries the older one. */
function takesItsPlace(newer: OutboxEntry, older: OutboxEntry): boolean {
  const replaces =
    newer.act.kind === 'checkpoint' || newer.act.kind === 'scorm' || newer.act.kind === 'finish';
  return (
    replaces && newer.act.kind === older.act.kind && newer.content === older.content && newer.at >= older.at
  );
}
