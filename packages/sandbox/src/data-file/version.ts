import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seedNow } from '../clock.ts';
import { seed } from '../seed/seed.ts';
import { collections } from '../store/collections.ts';
import { layout } from '../store/layout.ts';
import { memoryStore } from '../store/memory.ts';

/** What decides whether data written by one state of the code can be read by another. */
export type Shape = {
  /** Tables and indexes, as SQLite is told. */
  layout: readonly string[];
  /** The types of the records, as text: types leave nothing behind that a running program could look at. */
  types: readonly string[];
  /** The seed at a fixed instant, a line per record. */
  seed: readonly string[];
};

/** A number from 1 to 2³¹ − 1 for `PRAGMA user_version`, the same on every machine as long as nothing of the shape changes. */
export const versionOf = ({ layout, types, seed }: Shape): number => {
  const digest = createHash('sha256')
    .update(JSON.stringify([layout, types.map(bare), seed]))
    .digest();
  return digest.readUInt32BE() >>> 1 || 1;
};

let known: number | undefined;

/** The version that this state of the code writes and expects. Takes about a tenth of a second, once per process. */
export const currentVersion = (): number => {
  known ??= versionOf(currentShape());
  return known;
};

export const currentShape = (): Shape => ({ layout: layout(), types: recordTypes(), seed: seededRecords() });

const storeFolder = resolve(import.meta.dirname, '../store');

const recordTypes = (): string[] =>
  readdirSync(storeFolder)
    .filter((name) => /^records.*\.ts$/.test(name))
    .sort()
    .map((name) => readFileSync(join(storeFolder, name), 'utf8'));

const seededRecords = (): string[] => {
  const store = memoryStore();
  // A hash of any cost can be read by any version: it names its own.
  seed(store, new Date(seedNow), '');
  return collections.flatMap((name) => store.list(name).map((record) => `${name} ${JSON.stringify(record)}`));
};

/** Source without comments, line ends and indentation, which differ without a difference in the records. */
const bare = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/\s+/g, '');
