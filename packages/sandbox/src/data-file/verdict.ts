import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { applicationId } from '../store/sqlite.ts';

/** What lies where the data shall be kept. */
export type Verdict =
  /** Nothing, or a database without a table. */
  | 'empty'
  /** Written by this version. */
  | 'current'
  /** Written by another version of the sandbox. */
  | 'otherVersion'
  /** Damaged, or no database at all. */
  | 'unreadable'
  /** A sound database of another application. */
  | 'foreign';

/** Judges a file without changing what it says. Throws what SQLite throws when somebody else keeps it locked. */
export const judge = (file: string, version: number): Verdict => {
  if (!existsSync(file) || statSync(file).size === 0) return 'empty';
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 500 });
    return verdictOn(db, file, version);
  } catch (error) {
    if (isDamage(error)) return 'unreadable';
    throw error;
  } finally {
    db?.close();
  }
};

const verdictOn = (db: DatabaseSync, file: string, version: number): Verdict => {
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const count = (where: string) =>
    Number(db.prepare(`SELECT count(*) AS n FROM sqlite_schema WHERE ${where}`).get()?.n);

  const application = pragma('application_id');
  const hasTables = count('true') > 0;
  if (application !== applicationId) {
    if (application !== 0) return 'foreign';
    if (!hasTables) return 'empty';
    return count(beforeVersions) === 3 ? 'otherVersion' : 'foreign';
  }
  if (!hasTables) return 'empty';
  if (pragma('user_version') !== version) return 'otherVersion';
  pragma('wal_checkpoint(TRUNCATE)');
  const isWhole = statSync(file).size % Number(pragma('page_size')) === 0;
  return isWhole && pragma('quick_check(1)') === 'ok' ? 'current' : 'unreadable';
};

/** Files written before they had a version have no application id either; three of their tables tell them. */
const beforeVersions = `name IN ('people', 'credentials', 'sessions') AND sql LIKE '%body TEXT NOT NULL%'`;

/** SQLite reports a malformed image with primary code 11 and a file that is no database with 26. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff);
