import { type Failure, laneOf, type OutboxEntry } from '@student/domain';

/** A device that takes longer than this, in ms, counts as one that refuses. */
const timeout = 4000;

/** An act that waits; the order is the device's own, over all tabs. */
export type WaitingRow = OutboxEntry & { order: number; lane: string };
/** Something written that the server refused, and what it said. */
export type RefusedRow = OutboxEntry & { reason: Failure };
/** Somebody who has signed in here and not signed out; `stay` is of this time only. */
export type PersonRow = { personId: number; stay: string };

export const stores = { waiting: 'waiting', refused: 'refused', people: 'people' } as const;

type Parts = { indexedDB: IDBFactory | undefined; databaseName: string };

/** `keep` is on the disk when it is done; `write` may be undone by a power cut, which only repeats it. */
export type Mode = 'read' | 'write' | 'keep';

export type DeviceDatabase = {
  /**
   * Runs work in one transaction over all stores: all of it happens, or nothing.
   * @throws when the device refuses: private mode, no room, another version of the app that blocks it
   */
  transact: <Value>(mode: Mode, work: (transaction: IDBTransaction) => Promise<Value>) => Promise<Value>;
};

/** The outbox's database on this device (beyond.md 1, 12). */
export function deviceDatabase({ indexedDB, databaseName }: Parts): DeviceDatabase {
  let opening: Promise<IDBDatabase> | undefined;
  let opened: IDBDatabase | undefined;

  const forget = () => {
    opened?.close();
    opened = undefined;
    opening = undefined;
  };
  const open = async () => {
    if (!indexedDB) throw new Error('This browser keeps nothing on the device');
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    opened = await resultOf(request);
    // Another tab brings a newer version, or the browser has cleared the device: opened anew the next time.
    opened.onversionchange = forget;
    opened.onclose = forget;
    return opened;
  };
  const connect = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const begin = (database: IDBDatabase, mode: Mode) =>
    database.transaction(Object.values(stores), mode === 'read' ? 'readonly' : 'readwrite', {
      durability: mode === 'keep' ? 'strict' : 'relaxed',
    });
  const run = async <Value>(mode: Mode, work: (transaction: IDBTransaction) => Promise<Value>) => {
    const transaction = begin(await connect(), mode);
    const ended = endOf(transaction);
    const value = await work(transaction).catch((error: unknown) => {
      ended.catch(() => undefined);
      abort(transaction);
      throw error;
    });
    await ended;
    return value;
  };

  return {
    transact: async (mode, work) => {
      try {
        return await Promise.race([run(mode, work), refusalAfter(timeout)]);
      } catch (error) {
        // A connection that broke stays broken.
        if (error instanceof DOMException) forget();
        throw error;
      }
    },
  };
}

/** What a request answers. */
export const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It had ended by itself, which is what was wanted.
  }
}

const refusalAfter = (time: number) =>
  new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(time);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function upgrade({ result: database, transaction }: IDBOpenDBRequest, oldVersion: number) {
  const waiting = database.createObjectStore(stores.waiting, { keyPath: 'order', autoIncrement: true });
  waiting.createIndex('id', 'id', { unique: true });
  waiting.createIndex('person', 'personId');
  waiting.createIndex('lane', ['personId', 'lane']);
  waiting.createIndex('content', ['personId', 'content']);
  const refused = database.createObjectStore(stores.refused, { keyPath: 'id' });
  refused.createIndex('person', 'personId');
  refused.createIndex('content', ['personId', 'content']);
  database.createObjectStore(stores.people, { keyPath: 'personId' });
  if (oldVersion === 1 && database.objectStoreNames.contains(formerStore) && transaction)
    takeOver(transaction);
}

/** The version before kept one list per person: what it left is sent like anything else. */
function takeOver(transaction: IDBTransaction) {
  const lists = transaction.objectStore(formerStore).getAll();
  lists.onsuccess = () => {
    const waiting = transaction.objectStore(stores.waiting);
    for (const entry of (lists.result as OutboxEntry[][]).flat()) {
      // One row that cannot be read must not stop the others.
      waiting.add({ ...entry, lane: laneOf(entry) }).onerror = (event) => {
        event.preventDefault();
        event.stopPropagation();
      };
    }
    transaction.db.deleteObjectStore(formerStore);
  };
}

const formerStore = 'outbox';
