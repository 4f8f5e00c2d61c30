import type { Collection } from './records.ts';
import { frozen, isTest, type Row, type Tests, wantedIn } from './rows.ts';
import type { Tally } from './store.ts';

type Sums = Map<string, Map<unknown, Tally | undefined>>;

/** Found by a unique key with nearly every call, and seldom written. */
const foundOften: ReadonlySet<Collection> = new Set<Collection>(['sessions']);
/** Counted for every card that anybody sees. */
const summedOften: ReadonlySet<Collection> = new Set<Collection>(['ratings']);

/** So many are kept at most; then all are read anew. */
const mostKept = 10_000;

/**
 * What SQLite need not be asked twice: sessions by their token until one is written, and the sums of ratings of a course or an event
 * until one of these is. What is undone, and what others write to the file, is forgotten like what is written.
 */
export const createMemory = () => {
  const found = new Map<Collection, Map<string, Row>>();
  const sums = new Map<Collection, Sums>();

  return {
    /** Whether sums of this collection are kept, so that a write has to tell what it changes. */
    sums: (name: Collection): boolean => summedOften.has(name),
    /** A record that all share and nobody can change. What is not there is asked for again. */
    find: (name: Collection, where: Tests, read: () => Row | undefined): Row | undefined => {
      if (!foundOften.has(name)) return read();
      const known = found.get(name) ?? new Map<string, Row>();
      found.set(name, known);
      const key = JSON.stringify(where);
      const before = known.get(key);
      if (before) return before;
      const row = read();
      if (!row) return undefined;
      if (known.size >= mostKept) known.clear();
      known.set(key, frozen(row));
      return row;
    },
    /** Groups by a field whose values are asked for one by one; only those that are not known are read. */
    tally: (
      name: Collection,
      by: string,
      where: Tests | undefined,
      of: { sum?: string; present?: string },
      read: (where: Tests | undefined) => Map<number, Tally>,
    ): Map<number, Tally> => {
      const [wanted, ...others] = wantedIn(where);
      const keys =
        wanted?.[0] === by && isTest(wanted[1]) && 'oneOf' in wanted[1] ? wanted[1].oneOf : undefined;
      if (!summedOften.has(name) || !keys || others.length > 0) return read(where);
      const ofName: Sums = sums.get(name) ?? new Map();
      sums.set(name, ofName);
      const kind = `${by} ${of.sum} ${of.present}`;
      const known = ofName.get(kind) ?? new Map<unknown, Tally | undefined>();
      ofName.set(kind, known);
      const missing = keys.filter((key) => !known.has(key));
      if (missing.length > 0) {
        if (known.size >= mostKept) known.clear();
        const asked = known.size === 0 ? keys : missing;
        const counted = read({ [by]: { oneOf: asked } });
        for (const key of asked) known.set(key, counted.get(Number(key)));
      }
      return new Map(
        keys.flatMap((key) => {
          const tally = known.get(key);
          return tally ? [[Number(key), tally] as const] : [];
        }),
      );
    },
    /** Forgets what a write has changed: these records, as they were and as they are. */
    wrote: (name: Collection, ...rows: readonly (Row | undefined)[]) => {
      found.delete(name);
      for (const [kind, known] of sums.get(name) ?? [])
        for (const row of rows) known.delete(row?.[kind.split(' ')[0] ?? '']);
    },
    forget: (name: Collection) => {
      found.delete(name);
      sums.delete(name);
    },
    forgetAll: () => {
      found.clear();
      sums.clear();
    },
  };
};
