import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type Lock = {
  /** Leaves word of where the sandbox answers, for whoever tries to start a second one. */
  announce(url: string): void;
  release(): void;
};

/** A connection that nobody refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>();

const busy = 5;

/**
 * Takes the data file for this process, or gives undefined when another one has it. What is held is SQLite's own lock
 * on an empty file beside it: the system lets go of it when the process ends, however it ends, on every platform. The
 * empty file stays, since deleting it would let two starts lock two files of one name.
 */
export const holdLock = (file: string): Lock | undefined => {
  const db = new DatabaseSync(`${file}-lock`, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
  held.add(db);
  rmSync(addressFile(file), { force: true });
  return {
    announce: (url) => {
      try {
        writeFileSync(addressFile(file), `${url}\n`);
      } catch {
        // A disk that has room for nothing: a second start is refused all the same, without being told where the first is.
      }
    },
    release: () => {
      if (!held.delete(db)) return;
      rmSync(addressFile(file), { force: true });
      db.close();
    },
  };
};

/** Where the sandbox that holds the file answers; undefined while it starts or stops. */
export const addressOf = (file: string): string | undefined => {
  try {
    return readFileSync(addressFile(file), 'utf8').trim() || undefined;
  } catch {
    // Not announced yet, or not any more.
    return undefined;
  }
};

const addressFile = (file: string): string => `${file}-address`;
