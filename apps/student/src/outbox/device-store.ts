import {
  addToLane,
  foldIntoLane,
  isGivenBack,
  isReplacedBy,
  laneOf,
  type OutboxEntry,
} from '@student/domain';
import type { LaneStore } from '@student/machines';
import {
  type DeviceDatabase,
  type PersonRow,
  type RefusedRow,
  resultOf,
  stores,
  type WaitingRow,
} from './device-database.ts';

/** Thrown when the person has signed out, in any tab, since their acts were opened here: nothing more is kept of them. */
export class PersonSignedOut extends Error {}

/** What waits or was refused in one content. */
export type ActsOfContent = { waiting: readonly OutboxEntry[]; refused: readonly RefusedRow[] };

/** The acts of one person on this device. Each call is one transaction, and rejects when the device refuses. */
export type DeviceStore = Omit<LaneStore, 'isWithdrawn'> & {
  /** From now on nothing is kept once the person has signed out, in any tab. */
  enter: () => Promise<void>;
  /** The lanes in which something waits. */
  lanes: () => Promise<readonly string[]>;
  actsOf: (content: string) => Promise<ActsOfContent>;
  /** Forgets a refused act. */
  discard: (refusedId: string) => Promise<void>;
  /** The mark of the stay that is worked for; none before the device has taken it. */
  stay: () => string | undefined;
};

type Parts = {
  personId: number;
  /** Names this stay of theirs. */
  createId: () => string;
  /** Whether they are signed in: then a device that knows nothing of their stay was cleared, and they begin another one. */
  isPresent: () => boolean;
};

/** The acts of a person over the device's database. */
export function deviceStore(database: DeviceDatabase, { personId, createId, isPresent }: Parts): DeviceStore {
  let stay: string | undefined;
  const read = <Value>(work: (transaction: IDBTransaction) => Promise<Value>) =>
    database.transact('read', work);
  /** Writes for a person who is still here. */
  const write = <Value>(work: (transaction: IDBTransaction) => Promise<Value>) =>
    database.transact('keep', async (transaction) => {
      const people = transaction.objectStore(stores.people);
      const person: PersonRow | undefined = await resultOf(people.get(personId));
      const isOver = person ? person.stay !== stay : !isPresent();
      if (stay !== undefined && isOver) throw new PersonSignedOut();
      const current = person?.stay ?? createId();
      if (!person) people.add({ personId, stay: current } satisfies PersonRow);
      const value = await work(transaction);
      stay = current;
      return value;
    });

  const inLane = (transaction: IDBTransaction) => transaction.objectStore(stores.waiting).index('lane');
  const countIn = async (transaction: IDBTransaction, lane: string) => ({
    waiting: await resultOf(inLane(transaction).count([personId, lane])),
  });
  const add = async (transaction: IDBTransaction, lane: string, entries: readonly OutboxEntry[]) => {
    const waiting = transaction.objectStore(stores.waiting);
    const rows: WaitingRow[] = await resultOf(inLane(transaction).getAll([personId, lane]));
    let line: readonly OutboxEntry[] = rows.map(entryOf);
    for (const entry of entries) {
      if (line.some(({ id }) => id === entry.id)) continue;
      const { removed, added } = foldIntoLane(line, entry);
      for (const { id } of removed) await takeOff(transaction, id);
      for (const one of added) waiting.add({ ...one, lane });
      line = addToLane(line, entry);
    }
    return countIn(transaction, lane);
  };

  return {
    enter: () => write(async () => undefined),
    add: (lane, entries) => write((transaction) => add(transaction, lane, entries)),
    first: (lane, except) =>
      read(async (transaction) => {
        const rows = inLane(transaction).openCursor([personId, lane]);
        const entry = await firstOf(rows, except);
        return { entry, ...(await countIn(transaction, lane)) };
      }),
    remove: (entry) =>
      database.transact('write', async (transaction) => {
        await takeOff(transaction, entry.id);
        return countIn(transaction, laneOf(entry));
      }),
    refuse: (entry, reason) =>
      write(async (transaction) => {
        await takeOff(transaction, entry.id);
        const lane = laneOf(entry);
        const line: readonly OutboxEntry[] = await resultOf(inLane(transaction).getAll([personId, lane]));
        // What was answered anew meanwhile is not asked for again.
        const isReplaced = line.some(({ act }) => isReplacedBy(entry.act, act));
        if (isGivenBack(entry.act) && !isReplaced)
          transaction.objectStore(stores.refused).put({ ...entry, reason });
        return countIn(transaction, lane);
      }),
    lanes: () =>
      read(async (transaction) => {
        const rows: WaitingRow[] = await resultOf(
          transaction.objectStore(stores.waiting).index('person').getAll(personId),
        );
        return [...new Set(rows.map(({ lane }) => lane))];
      }),
    actsOf: (content) =>
      read(async (transaction) => {
        const all = (store: string) =>
          resultOf(transaction.objectStore(store).index('content').getAll([personId, content]));
        const waiting: WaitingRow[] = await all(stores.waiting);
        const refused: RefusedRow[] = await all(stores.refused);
        return { waiting: waiting.map(entryOf), refused };
      }),
    discard: (refusedId) =>
      write(async (transaction) => {
        transaction.objectStore(stores.refused).delete(refusedId);
      }),
    stay: () => stay,
  };
}

async function takeOff(transaction: IDBTransaction, id: string): Promise<void> {
  const waiting = transaction.objectStore(stores.waiting);
  const order = await resultOf(waiting.index('id').getKey(id));
  if (order !== undefined) waiting.delete(order);
}

function firstOf(
  rows: IDBRequest<IDBCursorWithValue | null>,
  except: ReadonlySet<string>,
): Promise<OutboxEntry | undefined> {
  return new Promise((resolve, reject) => {
    rows.onerror = () => reject(rows.error);
    rows.onsuccess = () => {
      const cursor = rows.result;
      if (cursor && except.has(cursor.value.id)) cursor.continue();
      else resolve(cursor ? entryOf(cursor.value) : undefined);
    };
  });
}

const entryOf = ({ id, personId, content, at, act }: WaitingRow): OutboxEntry => ({
  id,
  personId,
  content,
  at,
  act,
});
