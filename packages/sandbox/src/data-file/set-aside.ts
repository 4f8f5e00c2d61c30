import { closeSync, existsSync, openSync, readdirSync, readSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { applicationId } from '../store/sqlite.ts';
import { isDamage } from './verdict.ts';

/** What SQLite keeps beside a file. The file itself goes last: a log without its file loses nothing, the reverse does. */
const tails = ['-wal', '-shm', '-journal', ''];

/** Renames the file, and what SQLite keeps beside it, to a dated name in the same folder. Gives the new path. */
export const setAside = (file: string, now: Date): string => {
  const aside = freeName(file, now);
  for (const tail of tails) if (existsSync(file + tail)) renameSync(file + tail, aside + tail);
  return aside;
};

export const removeFile = (file: string) => {
  for (const tail of tails) rmSync(file + tail, { force: true });
};

/**
 * Brings what is still in the write-ahead log into the file, so that the file alone is all of it. Throws SQLite's
 * "busy" when another program has the file open.
 */
export const foldLog = (file: string) => {
  const db = new DatabaseSync(file, { timeout: 500 });
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
};

/** The newest file set aside earlier that this version wrote. */
export const asideOf = (file: string, version: number): string | undefined => {
  const { folder, stem, extension } = partsOf(file);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== basename(file))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${stem}.`) && name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name))
    .findLast((path) => isWrittenBy(path, version));
};

/** Reads the two numbers where the file format has them: opening a file with SQLite would leave things beside it. */
const isWrittenBy = (path: string, version: number): boolean => {
  const header = Buffer.alloc(100);
  const descriptor = openSync(path, 'r');
  readSync(descriptor, header, 0, 100, 0);
  closeSync(descriptor);
  return header.readUInt32BE(68) === applicationId && header.readUInt32BE(60) === version;
};

const freeName = (file: string, now: Date): string => {
  const { folder, stem, extension } = partsOf(file);
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  // Windows has no colons in names.
  const date = local.toISOString().slice(0, 19).replaceAll(':', '-');
  for (let turn = 1; ; turn++) {
    const path = join(folder, `${stem}.${date}${turn === 1 ? '' : `-${turn}`}${extension}`);
    if (!tails.some((tail) => existsSync(path + tail))) return path;
  }
};

const partsOf = (file: string) => {
  const extension = extname(file);
  return { folder: dirname(file), stem: basename(file, extension), extension };
};
