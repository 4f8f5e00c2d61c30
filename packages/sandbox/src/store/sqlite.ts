import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createCatalogue } from './catalogue.ts';
import { collections } from './collections.ts';
import { conditionOf, toSql } from './conditions.ts';
import { columnIn, layout, listIndexes, quote } from './layout.ts';
import type { Collection } from './records.ts';
import { createMemory } from './remembered.ts';
import { columnOf, partOf, type Row, searchedIn, type Tests, tallyOf } from './rows.ts';
import { type Part, type Store, StoreConflict } from './store.ts';
import { keepWords } from './words.ts';

/** Marks a SQLite file as one of the sandbox (`PRAGMA application_id`): "DcSb". */
export const applicationId = 0x44_63_53_62;

/**
 * A store in one SQLite file. Rows are JSON; the fields that `indexes.ts` names are generated columns, so that SQLite
 * itself keeps the indexes, the unique keys and the references. The write-ahead log makes a killed process lose
 * nothing that was answered and leave nothing half-written. A file without tables gets them, and the version with them;
 * any other file must have been judged before (`data-file/`).
 */
export const sqliteStore = (file: string, version = 0): Store => {
  const db = new DatabaseSync(file);
  const isBlank = db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  // Before the log is switched on, so that the mark is in the file itself.
  if (isBlank) db.exec(`PRAGMA application_id = ${applicationId}`);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
  );
  if (isBlank) db.exec(`BEGIN IMMEDIATE; ${layout().join(';')}; PRAGMA user_version = ${version}; COMMIT`);

  // Whatever version wrote the file: an index more changes no record.
  db.exec(listIndexes().join(';'));
  keepWords(db);

  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, known);
    return known;
  };

  /** How many transactions are open, one within the other. */
  let depth = 0;

  const rowOf = ({ id, body }: Record<string, unknown>): Row => {
    const row = JSON.parse(String(body));
    row.id = Number(id);
    return row;
  };

  /** A statement that is known by something shorter than its text. */
  const known = (key: string, text: () => string): StatementSync => {
    const before = prepared.get(key) ?? db.prepare(text());
    prepared.set(key, before);
    return before;
  };

  const rows = (name: Collection, where?: Tests, part: Part<Collection> = {}): Row[] => {
    const { by = 'id', isDescending = false, limit, offset = 0, search } = part;
    const { shape, text, values } = conditionOf(name, where, search);
    const isPart = limit !== undefined || offset !== 0;
    if (isPart) values.push(limit ?? -1, offset);
    return known(`rows ${shape} ${by} ${isDescending} ${isPart}`, () => {
      const down = isDescending ? ' DESC' : '';
      const order = by === 'id' ? `id${down}` : `${columnIn(name, by)}${down}, id`;
      const tail = isPart ? ' LIMIT ? OFFSET ?' : '';
      return `SELECT id, body FROM ${quote(name)}${text} ORDER BY ${order}${tail}`;
    })
      .all(...values)
      .map(rowOf);
  };

  /** The first of them; SQLite gives one row in a third of the time of a list of one. */
  const first = (name: Collection, where: Tests): Row | undefined => {
    const { shape, text, values } = conditionOf(name, where);
    const row = known(
      `first ${shape}`,
      () => `SELECT id, body FROM ${quote(name)}${text} ORDER BY id LIMIT 1`,
    ).get(...values);
    return row && rowOf(row);
  };

  const get = (name: Collection, id: number) => {
    const row = known(`get ${name}`, () => `SELECT id, body FROM ${quote(name)} WHERE id = ?`).get(id);
    return row && rowOf(row);
  };

  const count = (name: Collection, where?: Tests, search?: string): number => {
    const { shape, text, values } = conditionOf(name, where, search);
    const counting = known(`count ${shape}`, () => `SELECT count(*) AS n FROM ${quote(name)}${text}`);
    return Number(counting.get(...values)?.n);
  };

  const column = (name: Collection, field: string, where?: Tests, search?: string): Map<number, unknown> => {
    const { text, values } = conditionOf(name, where, search);
    const statement = `SELECT id, ${columnIn(name, field)} AS value FROM ${quote(name)}${text}`;
    return new Map(
      sql(statement)
        .all(...values)
        .map(({ id, value }) => [Number(id), value]),
    );
  };

  const tally = (name: Collection, by: string, where: Tests | undefined, { sum, present }: Summed) => {
    const { shape, text, values } = conditionOf(name, where);
    const groups = known(`tally ${shape} ${by} ${sum} ${present}`, () => {
      const key = columnIn(name, by);
      const what = [
        `${key} AS key`,
        'count(*) AS count',
        sum ? `sum(${columnIn(name, sum)}) AS sum` : '0 AS sum',
        present ? `sum(${columnIn(name, present)} IS NOT NULL) AS present` : '0 AS present',
      ].join(', ');
      return `SELECT ${what} FROM ${quote(name)}${text} GROUP BY ${key} HAVING ${key} IS NOT NULL`;
    }).all(...values);
    return new Map(
      groups.map((group) => [
        Number(group.key),
        { count: Number(group.count), sum: Number(group.sum), present: Number(group.present) },
      ]),
    );
  };

  const catalogue = createCatalogue((name) => rows(name));
  const memory = createMemory();
  let seen: unknown;
  /** What another connection wrote to the file meanwhile is read anew. */
  const follow = () => {
    const version = sql('PRAGMA data_version').get()?.data_version;
    if (version !== seen) {
      catalogue.forgetAll();
      memory.forgetAll();
    }
    seen = version;
  };
  /** Whether a collection is kept parsed. Nobody else's writes are seen within a transaction but at its beginning. */
  const holds = (name: Collection): boolean => {
    if (depth === 0) follow();
    return catalogue.holds(name);
  };
  /** Collections written in the transaction that is open: what was read of them goes when it is undone. */
  const touched = new Set<Collection>();
  /** Before and after a write to this record. */
  const touch = (name: Collection, ...rows: readonly (Row | undefined)[]) => {
    catalogue.forget(name);
    memory.wrote(name, ...rows);
    if (depth > 0) touched.add(name);
  };

  /** Why the last transaction was undone. */
  let undone: unknown;

  /** All or nothing, within `begin`; inside of another transaction within a savepoint. */
  const within = <T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => T): T => {
    const level = depth;
    sql(level === 0 ? begin : `SAVEPOINT level${level}`).run();
    if (level === 0) undone = undefined;
    depth += 1;
    try {
      if (level === 0) follow();
      const result = work();
      // SQLite has undone all of it within, as where the disk is full, and somebody in between has made an answer of that.
      if (!db.isTransaction) throw undone ?? new Undone();
      sql(level === 0 ? 'COMMIT' : `RELEASE level${level}`).run();
      return result;
    } catch (error) {
      undone = error;
      for (const name of touched) {
        catalogue.forget(name);
        memory.forget(name);
      }
      if (db.isTransaction)
        db.exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO level${level}; RELEASE level${level}`);
      throw error;
    } finally {
      depth = level;
      if (level === 0) touched.clear();
    }
  };

  const store = {
    get: (name: Collection, id: number) => (holds(name) ? catalogue.get(name, id) : get(name, id)),
    list: (name: Collection, where?: Tests, part?: Part<Collection>) =>
      holds(name)
        ? partOf(searchedIn(name, catalogue.list(name, where), part?.search), part)
        : rows(name, where, part),
    find: (name: Collection, where: Tests) =>
      holds(name) ? catalogue.list(name, where)[0] : memory.find(name, where, () => first(name, where)),
    count: (name: Collection, where?: Tests, search?: string) =>
      holds(name) ? searchedIn(name, catalogue.list(name, where), search).length : count(name, where, search),
    column: (name: Collection, field: string, where?: Tests, search?: string) =>
      holds(name)
        ? columnOf(searchedIn(name, catalogue.list(name, where), search), field)
        : column(name, field, where, search),
    tally: (name: Collection, by: string, where?: Tests, of: Summed = {}) =>
      holds(name)
        ? tallyOf(catalogue.list(name, where), by, of)
        : memory.tally(name, by, where, of, (asked) => tally(name, by, asked, of)),
    insert: (name: Collection, draft: Record<string, unknown>) =>
      guarded(name, () => {
        const { id, ...rest } = draft;
        const body = JSON.stringify(rest);
        const added = sql(`INSERT INTO ${quote(name)} (id, body) VALUES (?, ?)`).run(toSql(id ?? null), body);
        const row = rowOf({ id: added.lastInsertRowid, body });
        touch(name, row);
        return row;
      }),
    patch: (name: Collection, id: number, change: Record<string, unknown>) =>
      guarded(name, () => {
        const before = get(name, id);
        if (!before) throw new StoreConflict(name, 'missing', `${id} does not exist.`);
        const { id: _, ...rest } = { ...before, ...change };
        const body = JSON.stringify(rest);
        sql(`UPDATE ${quote(name)} SET body = ? WHERE id = ?`).run(body, id);
        const row = rowOf({ id, body });
        touch(name, before, row);
        return row;
      }),
    remove: (name: Collection, id: number) =>
      guarded(name, () => {
        touch(name, memory.sums(name) ? get(name, id) : undefined);
        sql(`DELETE FROM ${quote(name)} WHERE id = ?`).run(id);
      }),
    reading: <T>(work: () => T): T => (depth > 0 ? work() : within('BEGIN', work)),
    transaction: <T>(work: () => T): T => within('BEGIN IMMEDIATE', work),
    isEmpty: () => collections.every((name) => !sql(`SELECT 1 FROM ${quote(name)} LIMIT 1`).get()),
    clear: () =>
      store.transaction(() => {
        for (const name of collections) touch(name);
        memory.forgetAll();
        for (const name of collections.toReversed()) db.exec(`DELETE FROM ${quote(name)}`);
        db.exec('DELETE FROM sqlite_sequence');
      }),
    close: () => {
      prepared.clear();
      if (db.isOpen) db.close();
    },
  };
  return store as Store;
};

/** SQLite has undone a transaction by itself, which it does where the disk is full or fails (SQLITE_IOERR). */
class Undone extends Error {
  readonly errcode = 10;
  constructor() {
    super('SQLite has undone the transaction: the disk is full or failed.');
  }
}

type Summed = { sum?: string; present?: string };

/** SQLite reports a broken constraint with primary code 19; which one it was is in the bits above. */
const guarded = <T>(name: Collection, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
    if ((code & 0xff) !== 19) throw error;
    const kind = code === foreignKey ? 'reference' : 'unique';
    throw new StoreConflict(name, kind, error instanceof Error ? error.message : 'conflict');
  }
};

const foreignKey = 787;
