import type { Collection, Records } from './records.ts';

/** Fields of a record as they are before the store gives it an id. */
export type Draft<C extends Collection> = Omit<Records[C], 'id'> & { id?: number };

/** From a value on, and below another; an end that is left out is open. */
export type Range<Value> = { from?: Value; below?: Value };

/** More than one value that a field may have: one of a list, in a range or in any of several, or anything but one or but null. */
export type Test<Value> =
  | { oneOf: readonly Value[] }
  | Range<Value>
  | { inRange: readonly Range<Extract<Value, number>>[] }
  | { not: Value }
  | { isNull: false };

/** Values that a record must hold, or tests that they must pass. Cheap on fields that `indexes.ts` names. */
export type Where<C extends Collection> = {
  [F in keyof Records[C]]?: Records[C][F] | Test<NonNullable<Records[C][F]>> | undefined;
};

/**
 * Which part of a list is wanted, in which order: by a field, nulls first, equal ones by id; and which words its records hold,
 * in the fields that `searched` names.
 */
export type Part<C extends Collection> = {
  by?: keyof Records[C] & string;
  isDescending?: boolean;
  limit?: number;
  offset?: number;
  search?: string;
};

/** Fields that hold numbers or texts. */
export type Column<C extends Collection> = {
  [F in keyof Records[C]]-?: Records[C][F] extends number | string | null ? F : never;
}[keyof Records[C]] &
  string;

/** What a group of records has in common: how many there are, the sum of a field, in how many another is not null. */
export type Tally = { count: number; sum: number; present: number };

/**
 * Where the sandbox keeps what it knows: JSON records by collection and numeric id. Two back ends, memory and
 * SQLite, behave alike down to ids, order and refusals (`store.test.ts` runs on both). Everything is synchronous, so
 * nothing can happen between two lines of a handler.
 */
export type Store = {
  /** The record with this id. A copy of its own; of the catalogue (`catalogue.ts`) one that all share and nobody can change. */
  get<C extends Collection>(collection: C, id: number): Records[C] | undefined;
  /** Records in order of id, or the part that is asked for. */
  list<C extends Collection>(collection: C, where?: Where<C>, part?: Part<C>): Records[C][];
  /** The first record of `list`. */
  find<C extends Collection>(collection: C, where: Where<C>): Records[C] | undefined;
  count<C extends Collection>(collection: C, where?: Where<C>, search?: string): number;
  /** A number or a text of many records by their ids, in no order, without reading the records whole. */
  column<C extends Collection, F extends Column<C>>(
    collection: C,
    field: F,
    where?: Where<C>,
    search?: string,
  ): Map<number, Records[C][F]>;
  /** Counts records by the value of a field; groups that nothing is in are left out. */
  tally<C extends Collection>(
    collection: C,
    by: keyof Records[C] & string,
    where?: Where<C>,
    of?: { sum?: keyof Records[C] & string; present?: keyof Records[C] & string },
  ): Map<number, Tally>;
  /** Adds a record; without an id it gets the next one. Throws `StoreConflict`. */
  insert<C extends Collection>(collection: C, draft: Draft<C>): Records[C];
  /** Changes some fields. Throws `StoreConflict`, also when the record does not exist. */
  patch<C extends Collection>(collection: C, id: number, change: Partial<Records[C]>): Records[C];
  /** Removes a record if it is there. Throws `StoreConflict` while others refer to it. */
  remove<C extends Collection>(collection: C, id: number): void;
  /** Several reads that see one moment, whatever other programs write to the same file. */
  reading<T>(work: () => T): T;
  /** All or nothing: what `work` wrote is undone when it throws, also within another transaction. */
  transaction<T>(work: () => T): T;
  /** True until the first record is written. */
  isEmpty(): boolean;
  /** Forgets everything, ids too. Undone like any other write. */
  clear(): void;
  close(): void;
};

/** What only reads. */
export type Reading = Pick<Store, 'get' | 'list' | 'find' | 'count' | 'column' | 'tally'>;

/** A write that would break a unique key or a reference between collections, or change what is not there. */
export class StoreConflict extends Error {
  override name = 'StoreConflict';
  readonly collection: Collection;
  readonly kind: 'unique' | 'reference' | 'missing';

  constructor(collection: Collection, kind: StoreConflict['kind'], message: string) {
    super(`${collection}: ${message}`);
    this.collection = collection;
    this.kind = kind;
  }
}
