import type { Collection, Records } from './records.ts';

/** Fields of a record as they are before the store gives it an id. */
export type Draft<C extends Collection> = Omit<Records[C], 'id'> & { id?: number };

/** Exact values that a record must hold. Cheap on fields that `indexes.ts` names. */
export type Where<C extends Collection> = Partial<Records[C]>;

/**
 * Where the sandbox keeps what it knows: JSON records by collection and numeric id. Two back ends, memory and
 * SQLite, behave alike down to ids, order and refusals (`store.test.ts` runs on both). Everything is synchronous, so
 * nothing can happen between two lines of a handler.
 */
export type Store = {
  /** The record with this id, a copy of its own. */
  get<C extends Collection>(collection: C, id: number): Records[C] | undefined;
  /** Records in order of id. */
  list<C extends Collection>(collection: C, where?: Where<C>): Records[C][];
  /** The first record of `list`. */
  find<C extends Collection>(collection: C, where: Where<C>): Records[C] | undefined;
  count<C extends Collection>(collection: C, where?: Where<C>): number;
  /** Adds a record; without an id it gets the next one. Throws `StoreConflict`. */
  insert<C extends Collection>(collection: C, draft: Draft<C>): Records[C];
  /** Changes some fields. Throws `StoreConflict`, also when the record does not exist. */
  patch<C extends Collection>(collection: C, id: number, change: Partial<Records[C]>): Records[C];
  /** Removes a record if it is there. Throws `StoreConflict` while others refer to it. */
  remove<C extends Collection>(collection: C, id: number): void;
  /** All or nothing: what `work` wrote is undone when it throws, also within another transaction. */
  transaction<T>(work: () => T): T;
  /**
   * Keeps what is written from now on, by anybody, from being final until the function that it gives is called: a
   * process that is killed before leaves nothing of it. For work that has to wait in between. One at a time.
   */
  hold(): () => void;
  /** True until the first record is written. */
  isEmpty(): boolean;
  /** Forgets everything, ids too. Undone like any other write. */
  clear(): void;
  close(): void;
};

/** A write that would break a unique key or a reference between collections. */
export class StoreConflict extends Error {
  override name = 'StoreConflict';
}
