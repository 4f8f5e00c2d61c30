import { afterFailedDelivery, type Failure, failureOf, type OutboxEntry } from '@student/domain';
import type { Delivery, DeliveryFailure, Written } from './lane.types.ts';

/**
 * Where the acts of one person wait, shared by all tabs. Each call is atomic over them, answers how many acts of the lane
 * wait now, and rejects when the device refuses.
 */
export type LaneStore = {
  /** Adds acts, last, folded as `foldIntoLane` says; one that is there already is not added again. */
  add: (lane: string, entries: readonly OutboxEntry[]) => Promise<{ waiting: number }>;
  /** The oldest act of the lane that is none of these. */
  first: (
    lane: string,
    except: ReadonlySet<string>,
  ) => Promise<{ entry: OutboxEntry | undefined; waiting: number }>;
  /** Takes an act off. */
  remove: (entry: OutboxEntry) => Promise<{ waiting: number }>;
  /** Takes an act off its lane; what a person wrote stays on the device, with the reason, for them to see. */
  refuse: (entry: OutboxEntry, reason: Failure) => Promise<{ waiting: number }>;
  /** Whether an act is not sent, since something that it rests on was refused. */
  isWithdrawn: (entry: OutboxEntry) => Promise<boolean>;
};

type Parts = {
  lane: string;
  store: LaneStore;
  /** Sends one act. Rejects with a `code`, and a `status` and `retryAfter` where the server answered them. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs the lane's sendings one after the other, over all tabs of the app. */
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
  now: () => number;
};

/** After so many failed readings in a row the device counts as unreadable: what is in memory is sent without it. */
const unreadableAfter = 3;

/**
 * The ports of a lane over a store that all tabs share. An act is removed only once it is delivered or refused, and the lock
 * is held until then, so that no act is sent by two tabs at once (decision 0210).
 */
export function laneDelivery({ lane, store, send, lock, now }: Parts) {
  // What this tab has dealt with: the device may have refused to take it off.
  const done = new Set<string>();
  let isLeftOnDevice = false;
  let hasRead = false;
  let missedReads = 0;

  // An act is not written down while it is on its way from memory: another tab would send it too.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const first = async (unwritten: readonly OutboxEntry[]): Promise<First> => {
    const inMemory = { entry: unwritten.find(({ id }) => !done.has(id)), isInMemory: true };
    try {
      const { entry, waiting } = await store.first(lane, done);
      hasRead = true;
      missedReads = 0;
      return entry ? { entry, waiting, isInMemory: false } : { ...inMemory, waiting };
    } catch (error) {
      missedReads += 1;
      const isMemoryAll = !hasRead || missedReads >= unreadableAfter;
      if (isMemoryAll && inMemory.entry) return { ...inMemory, waiting: 0 };
      throw error;
    }
  };

  const takeOff = async (entry: OutboxEntry, waiting: number, how: () => Promise<{ waiting: number }>) => {
    done.add(entry.id);
    // The device may refuse; what is done stays done in this tab.
    return how().catch(() => {
      isLeftOnDevice = true;
      return { waiting: Math.max(0, waiting - 1) };
    });
  };

  const attempt = async (entry: OutboxEntry, waiting: number): Promise<Delivery> => {
    // A device that does not tell stops nothing.
    if (await store.isWithdrawn(entry).catch(() => false)) {
      const left = await takeOff(entry, waiting, () => store.remove(entry));
      return { outcome: 'withdrawn', entry, waiting: left.waiting };
    }
    try {
      const answer = await send(entry);
      const left = await takeOff(entry, waiting, () => store.remove(entry));
      return { outcome: 'delivered', entry, answer, waiting: left.waiting, at: now() };
    } catch (error) {
      const failure = deliveryFailureOf(error);
      if (afterFailedDelivery(failure) !== 'refuse') return { outcome: 'held', failure, waiting, at: now() };
      const left = await takeOff(entry, waiting, () => store.refuse(entry, reasonOf(failure)));
      return { outcome: 'refused', entry, failure, waiting: left.waiting };
    }
  };

  return {
    /** Whether the device still holds what this tab has dealt with, so that it must not be forgotten here. */
    mustRemember: () => isLeftOnDevice,

    /** Writes acts down on the device. */
    write: ({ entries }: { entries: readonly OutboxEntry[] }): Promise<Written> =>
      inTurn(async () => {
        const { waiting } = await store.add(
          lane,
          entries.filter(({ id }) => !done.has(id)),
        );
        return { ids: entries.map(({ id }) => id), waiting };
      }),

    /**
     * Sends the oldest act, of the device and then of `unwritten`, and takes it off.
     * @throws when the device cannot be read
     */
    deliverFirst: ({ unwritten }: { unwritten: readonly OutboxEntry[] }): Promise<Delivery> =>
      lock(async () => {
        const { entry, waiting, isInMemory } = await first(unwritten);
        if (!entry) return { outcome: 'nothing', at: now() };
        return isInMemory ? inTurn(() => attempt(entry, waiting)) : attempt(entry, waiting);
      }),
  };
}

type First = { entry: OutboxEntry | undefined; waiting: number; isInMemory: boolean };

/** What the server said, without the status and the wait of the answer. */
export function reasonOf({ code, message, fields }: Failure): Failure {
  return { code, message, ...(fields && { fields }) };
}

function deliveryFailureOf(error: unknown): DeliveryFailure {
  const { status, retryAfter } = error as { status?: unknown; retryAfter?: unknown };
  return {
    ...failureOf(error),
    status: typeof status === 'number' ? status : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}
