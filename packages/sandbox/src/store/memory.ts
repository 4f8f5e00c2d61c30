import { createCatalogue } from './catalogue.ts';
import { collections } from './collections.ts';
import { rules } from './indexes.ts';
import type { Collection } from './records.ts';
import {
  columnOf,
  fits,
  isTest,
  partOf,
  type Row,
  searchedIn,
  type Tests,
  tallyOf,
  wantedIn,
} from './rows.ts';
import { type Part, type Store, StoreConflict } from './store.ts';

/** One collection: rows as JSON text, like in SQLite, so that nobody can hold on to what is stored. */
type Table = {
  rows: Map<number, string>;
  /** Per indexed field, per value, the ids that have it. */
  lookups: Map<string, Map<unknown, Set<number>>>;
  lastId: number;
};

type Tables = Map<Collection, Table>;

/** What each of these stores holds, for `copyOf`. */
const heldBy = new WeakMap<Store, Tables>();

/** A store that lives as long as the page or the test. */
export const memoryStore = (): Store => over(new Map(collections.map((name) => [name, emptyTable(name)])));

/** Another store in memory that holds the same; what is written to one is not in the other. @throws {TypeError} for any other store */
export const copyOf = (store: Store): Store => {
  const tables = heldBy.get(store);
  if (!tables) throw new TypeError('Only a store in memory can be copied.');
  return over(new Map([...tables].map(([name, table]) => [name, copyOfTable(table)])));
};

const over = (tables: Tables): Store => {
  let undo: (() => void)[] | undefined;

  const tableOf = (name: Collection): Table => tables.get(name) ?? emptyTable(name);

  const write = (name: Collection, id: number, after: Row | undefined) => {
    const table = tableOf(name);
    catalogue.forget(name);
    const before = table.rows.get(id);
    const lastId = table.lastId;
    place(table, id, before === undefined ? undefined : parse(before), after);
    undo?.push(() => {
      catalogue.forget(name);
      place(table, id, after, before === undefined ? undefined : parse(before));
      table.lastId = lastId;
    });
  };

  /** Ids that may fit, by one of the indexed fields where that is possible. */
  const idsFor = (table: Table, wanted: [string, unknown][]): Iterable<number> => {
    const indexed = wanted.find(
      ([field, value]) => table.lookups.has(field) && (!isTest(value) || 'oneOf' in value),
    );
    if (!indexed) return table.rows.keys();
    const [field, value] = indexed;
    const values = isTest(value) && 'oneOf' in value ? [...new Set(value.oneOf)] : [value ?? null];
    return values.flatMap((one) => [...(table.lookups.get(field)?.get(one) ?? [])]);
  };

  const select = (name: Collection, where?: Tests): Row[] => {
    const table = tableOf(name);
    const wanted = wantedIn(where);
    return [...idsFor(table, wanted)]
      .sort((one, other) => one - other)
      .map((id) => parse(table.rows.get(id) ?? '{}'))
      .filter((row) => fits(row, wanted));
  };

  const catalogue = createCatalogue((name) => select(name));

  const check = (name: Collection, row: Row) => {
    const rule = rules[name];
    for (const fields of rule?.unique ?? []) {
      const key = Object.fromEntries(fields.map((field) => [field, row[field]]));
      if (Object.values(key).some((value) => value === null || value === undefined)) continue;
      if (select(name, key).some(({ id }) => id !== row.id))
        throw new StoreConflict(name, 'unique', `${fields.join(' and ')} must be unique.`);
    }
    for (const [field, target] of Object.entries(rule?.refers ?? {})) {
      const id = row[field];
      if (typeof id === 'number' && !tableOf(target).rows.has(id))
        throw new StoreConflict(name, 'reference', `${field} ${id} is not in ${target}.`);
    }
  };

  const checkUnused = (name: Collection, id: number) => {
    for (const [other, rule] of Object.entries(rules))
      for (const [field, target] of Object.entries(rule.refers ?? {}))
        if (target === name && select(other as Collection, { [field]: id }).length > 0)
          throw new StoreConflict(name, 'reference', `${id} is still referred to by ${other}.`);
  };

  const rowsOf = (name: Collection, where?: Tests): Row[] =>
    catalogue.holds(name) ? catalogue.list(name, where) : select(name, where);

  const store = {
    get: (name: Collection, id: number) => {
      if (catalogue.holds(name)) return catalogue.get(name, id);
      const text = tableOf(name).rows.get(id);
      return text === undefined ? undefined : parse(text);
    },
    list: (name: Collection, where?: Tests, part?: Part<Collection>) =>
      partOf(searchedIn(name, rowsOf(name, where), part?.search), part),
    find: (name: Collection, where: Tests) => rowsOf(name, where)[0],
    count: (name: Collection, where?: Tests, search?: string) =>
      searchedIn(name, rowsOf(name, where), search).length,
    column: (name: Collection, field: string, where?: Tests, search?: string) =>
      columnOf(searchedIn(name, rowsOf(name, where), search), field),
    tally: (name: Collection, by: string, where?: Tests, of?: { sum?: string; present?: string }) =>
      tallyOf(rowsOf(name, where), by, of),
    insert: (name: Collection, draft: Record<string, unknown>) => {
      const table = tableOf(name);
      const id = typeof draft.id === 'number' ? draft.id : table.lastId + 1;
      if (table.rows.has(id)) throw new StoreConflict(name, 'unique', `id ${id} must be unique.`);
      const row = { ...draft, id };
      check(name, row);
      write(name, id, row);
      return parse(JSON.stringify(row));
    },
    patch: (name: Collection, id: number, change: Record<string, unknown>) => {
      const before = tableOf(name).rows.get(id);
      if (before === undefined) throw new StoreConflict(name, 'missing', `${id} does not exist.`);
      const row = { ...parse(before), ...change, id };
      check(name, row);
      write(name, id, row);
      return parse(JSON.stringify(row));
    },
    remove: (name: Collection, id: number) => {
      if (!tableOf(name).rows.has(id)) return;
      checkUnused(name, id);
      write(name, id, undefined);
    },
    reading: <T>(work: () => T): T => work(),
    transaction: <T>(work: () => T): T => {
      const outer = undo;
      const steps: (() => void)[] = [];
      undo = steps;
      try {
        const result = work();
        outer?.push(...steps);
        return result;
      } catch (error) {
        for (const step of steps.reverse()) step();
        throw error;
      } finally {
        undo = outer;
      }
    },
    isEmpty: () => [...tables.values()].every((table) => table.rows.size === 0),
    clear: () => {
      const before = [...tables];
      catalogue.forgetAll();
      for (const name of collections) tables.set(name, emptyTable(name));
      undo?.push(() => {
        catalogue.forgetAll();
        for (const [name, table] of before) tables.set(name, table);
      });
    },
    close: () => {},
  };
  heldBy.set(store as Store, tables);
  return store as Store;
};

const parse = (text: string): Row => JSON.parse(text);

const emptyTable = (name: Collection): Table => ({
  rows: new Map(),
  lookups: new Map((rules[name]?.by ?? []).map((field) => [field, new Map()])),
  lastId: 0,
});

const copyOfTable = ({ rows, lookups, lastId }: Table): Table => ({
  rows: new Map(rows),
  lookups: new Map(
    [...lookups].map(([field, ids]) => [
      field,
      new Map([...ids].map(([value, same]) => [value, new Set(same)])),
    ]),
  ),
  lastId,
});

const place = (table: Table, id: number, before: Row | undefined, after: Row | undefined) => {
  if (after) table.rows.set(id, JSON.stringify(after));
  else table.rows.delete(id);
  table.lastId = Math.max(table.lastId, id);
  for (const [field, ids] of table.lookups) {
    if (before) ids.get(before[field] ?? null)?.delete(id);
    if (!after) continue;
    const value = after[field] ?? null;
    const same = ids.get(value) ?? new Set();
    ids.set(value, same.add(id));
  }
};
