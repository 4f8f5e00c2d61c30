import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { addressOf, holdLock } from './lock.ts';
import { DataFileError, inPlainWords, sentences } from './sentences.ts';
import { asideOf, foldLog, removeFile, setAside } from './set-aside.ts';
import { judge } from './verdict.ts';
import { currentVersion } from './version.ts';
import { watched } from './watched.ts';

export type DataFileOptions = {
  /** Begins anew. */
  fresh: boolean;
  now: Date;
  /** Hears a sentence for the person who started it, when something had to be done about the file. */
  tell(sentence: string): void;
};

/** A store over a file that belongs to this process until `close`. */
export type DataFile = { store: Store; announce(url: string): void; close(): void };

/**
 * Takes a file for this process and opens a store over it. What another version wrote and what cannot be read is set
 * aside; nothing is ever deleted but, when `fresh` asks for it, what a sandbox wrote.
 * @throws {DataFileError} with a sentence that says what to do, when the file cannot be had
 */
export const openDataFile = (given: string, { fresh, now, tell }: DataFileOptions): DataFile =>
  inPlainWords(given, () => {
    if (given === ':memory:') return inMemory();
    const file = placeOf(given);
    const lock = holdLock(file);
    if (!lock) throw new DataFileError(sentences.running(file, addressOf(file)));
    try {
      const version = currentVersion();
      const verdict = judge(file, version);
      if (verdict === 'foreign') throw new DataFileError(sentences.foreign(file));
      if (verdict === 'unreadable') tell(sentences.unreadable(file, setAside(file, now)));
      else if (fresh && verdict !== 'empty') {
        foldLog(file);
        removeFile(file);
      } else if (verdict === 'otherVersion') {
        foldLog(file);
        const earlier = asideOf(file, version);
        tell(sentences.otherVersion(file, setAside(file, now), earlier));
      }
      let isRunning = false;
      // Until it runs, what goes wrong ends the start with a sentence of its own.
      const store = watched(sqliteStore(file, version), file, (sentence) => isRunning && tell(sentence));
      return {
        store,
        announce: (url) => {
          isRunning = true;
          lock.announce(url);
        },
        close: () => {
          store.close();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  });

const inMemory = (): DataFile => {
  const store = sqliteStore(':memory:');
  return { store, announce: () => {}, close: store.close };
};

/** The one path of a file, so that two ways to write it meet the same lock. Makes the folder. */
const placeOf = (given: string): string => {
  const path = resolve(given);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) return join(realpathSync.native(dirname(path)), basename(path));
  if (!statSync(path).isFile()) throw new DataFileError(sentences.notAFile(path));
  accessSync(path, constants.R_OK | constants.W_OK);
  return realpathSync.native(path);
};
