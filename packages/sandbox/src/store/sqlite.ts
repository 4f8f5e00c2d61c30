import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { collections } from './collections.ts';
import { rules } from './indexes.ts';
import type { Collection } from './records.ts';
import { type Store, StoreConflict } from './store.ts';

/** Marks a SQLite file as one of the sandbox (`PRAGMA application_id`): "DcSb". */
export const applicationId = 0x44_63_53_62;

/** Tables and indexes, as SQLite is told. */
export const layout = (): string[] => collections.flatMap(definitionOf);

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

  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, known);
    return known;
  };

  /** How many transactions are open, one within the other. */
  let depth = 0;

  const select = (name: Collection, what: string, where: Record<string, unknown> = {}) => {
    const wanted = Object.entries(where).filter(([, value]) => value !== undefined);
    const columns = columnsOf(name);
    const tests = wanted.map(([field]) => `${columns.has(field) ? quote(field) : extract(field)} IS ?`);
    const statement = `SELECT ${what} FROM ${quote(name)}${tests.length ? ` WHERE ${tests.join(' AND ')}` : ''}`;
    return { statement, values: wanted.map(([, value]) => toSql(value)) };
  };

  const rows = (name: Collection, where?: Record<string, unknown>, tail = ''): unknown[] => {
    const { statement, values } = select(name, 'data', where);
    return sql(`${statement} ORDER BY id${tail}`)
      .all(...values)
      .map(({ data }) => JSON.parse(String(data)));
  };

  const get = (name: Collection, id: number) => {
    const row = sql(`SELECT data FROM ${quote(name)} WHERE id = ?`).get(id);
    return row === undefined ? undefined : JSON.parse(String(row.data));
  };

  const store = {
    get,
    list: (name: Collection, where?: Record<string, unknown>) => rows(name, where),
    find: (name: Collection, where: Record<string, unknown>) => rows(name, where, ' LIMIT 1')[0],
    count: (name: Collection, where?: Record<string, unknown>) => {
      const { statement, values } = select(name, 'count(*) AS n', where);
      return Number(sql(statement).get(...values)?.n);
    },
    insert: (name: Collection, draft: Record<string, unknown>) =>
      guarded(() => {
        const { id, ...rest } = draft;
        const added = sql(`INSERT INTO ${quote(name)} (id, body) VALUES (?, ?) RETURNING data`).get(
          toSql(id ?? null),
          JSON.stringify(rest),
        );
        return JSON.parse(String(added?.data));
      }),
    patch: (name: Collection, id: number, change: Record<string, unknown>) =>
      guarded(() => {
        const before = get(name, id);
        if (!before) throw new StoreConflict(`${name}: ${id} does not exist.`);
        const { id: _, ...rest } = { ...before, ...change };
        const body = JSON.stringify(rest);
        sql(`UPDATE ${quote(name)} SET body = ? WHERE id = ?`).run(body, id);
        return { ...JSON.parse(body), id };
      }),
    remove: (name: Collection, id: number) =>
      guarded(() => {
        sql(`DELETE FROM ${quote(name)} WHERE id = ?`).run(id);
      }),
    transaction: <T>(work: () => T): T => {
      const level = depth;
      db.exec(level === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT level${level}`);
      depth += 1;
      try {
        const result = work();
        db.exec(level === 0 ? 'COMMIT' : `RELEASE level${level}`);
        return result;
      } catch (error) {
        if (db.isTransaction)
          db.exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO level${level}; RELEASE level${level}`);
        throw error;
      } finally {
        depth = level;
      }
    },
    hold: () => {
      db.exec('BEGIN IMMEDIATE');
      depth = 1;
      return () => {
        depth = 0;
        try {
          db.exec('COMMIT');
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK');
          throw error;
        }
      };
    },
    isEmpty: () => collections.every((name) => !sql(`SELECT 1 FROM ${quote(name)} LIMIT 1`).get()),
    clear: () =>
      store.transaction(() => {
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

const quote = (name: string): string => `"${name}"`;
const extract = (field: string): string => `json_extract(body, '$.${field}')`;
const toSql = (value: unknown): SQLInputValue =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : null;

const columnsOf = (name: Collection): Set<string> => {
  const rule = rules[name];
  return new Set([
    'id',
    ...(rule?.by ?? []),
    ...(rule?.unique ?? []).flat(),
    ...Object.keys(rule?.refers ?? {}),
  ]);
};

const definitionOf = (name: Collection): string[] => {
  const rule = rules[name];
  const targets: Record<string, string> = rule?.refers ?? {};
  const columns = [...columnsOf(name)]
    .filter((field) => field !== 'id')
    .map((field) => {
      const target = targets[field];
      const reference = target ? ` REFERENCES ${quote(target)} (id)` : '';
      return `${quote(field)} GENERATED ALWAYS AS (${extract(field)}) STORED${reference}`;
    });
  const table = [
    'id INTEGER PRIMARY KEY AUTOINCREMENT',
    'body TEXT NOT NULL',
    `data TEXT GENERATED ALWAYS AS (json_set(body, '$.id', id)) VIRTUAL`,
    ...columns,
  ];
  return [
    `CREATE TABLE ${quote(name)} (${table.join(', ')})`,
    ...[...new Set<string>([...(rule?.by ?? []), ...Object.keys(targets)])].map(
      (field) => `CREATE INDEX "${name}.${field}" ON ${quote(name)} (${quote(field)})`,
    ),
    ...(rule?.unique ?? []).map(
      (fields) =>
        `CREATE UNIQUE INDEX "${name}!${fields.join('+')}" ON ${quote(name)} (${fields.map(quote).join(', ')})`,
    ),
  ];
};

/** SQLite reports a broken constraint with primary code 19. */
const guarded = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
    if ((code & 0xff) === 19) throw new StoreConflict(error instanceof Error ? error.message : 'conflict');
    throw error;
  }
};
