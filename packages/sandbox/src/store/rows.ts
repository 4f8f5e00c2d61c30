import { matches } from '../paging.ts';
import { searched } from './indexes.ts';
import type { Collection } from './records.ts';
import type { Part, Range, Tally, Test } from './store.ts';

/** A record whose collection is not known here. */
export type Row = { id: number } & Record<string, unknown>;

export type Tests = Readonly<Record<string, unknown>>;

/** What is asked for; an undefined value asks for nothing. */
export const wantedIn = (where: Tests = {}): [field: string, value: unknown][] =>
  Object.entries(where).filter(([, value]) => value !== undefined);

/** Whether a value of `where` is a test and no exact value. */
export const isTest = (value: unknown): value is Test<unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a record passes all that is asked for. */
export const fits = (row: Row, wanted: readonly [field: string, value: unknown][]): boolean =>
  wanted.every(([field, value]) => passes(row[field] ?? null, value));

const passes = (value: unknown, wanted: unknown): boolean => {
  if (!isTest(wanted)) return value === (wanted ?? null);
  if ('oneOf' in wanted) return wanted.oneOf.includes(value);
  if ('not' in wanted) return value !== (wanted.not ?? null);
  if (value === null) return false;
  if ('isNull' in wanted) return true;
  if ('inRange' in wanted) return wanted.inRange.some((range) => isWithin(value, range));
  return isWithin(value, wanted);
};

const isWithin = (value: unknown, { from, below }: Range<unknown>): boolean =>
  (from === undefined || compare(value, from) >= 0) && (below === undefined || compare(value, below) < 0);

/** As SQLite orders: null first, then numbers and booleans, then texts by their code points. */
const compare = (one: unknown, other: unknown): number => {
  const [a, b] = [rankOf(one), rankOf(other)];
  if (a !== b) return a - b;
  if (a === 1) return Number(one) - Number(other);
  return a === 0 || one === other ? 0 : String(one) < String(other) ? -1 : 1;
};

const rankOf = (value: unknown): number =>
  value === null || value === undefined ? 0 : typeof value === 'string' ? 2 : 1;

/** The part of rows in order of id that is asked for. */
export const partOf = (rows: Row[], part: Part<Collection> = {}): Row[] => {
  const { by, isDescending, limit, offset = 0 } = part as Part<Collection> & { by?: string };
  const ordered =
    by === undefined
      ? rows
      : rows.toSorted((one, other) => {
          const order = compare(one[by], other[by]);
          return isDescending ? -order : order;
        });
  return limit === undefined && offset === 0
    ? ordered
    : ordered.slice(offset, limit === undefined ? undefined : offset + limit);
};

/** The rows that hold every word of a search. */
export const searchedIn = (name: Collection, rows: Row[], search = ''): Row[] =>
  search.trim() === ''
    ? rows
    : rows.filter((row) =>
        matches(search, ...(searched[name] ?? []).map((field) => String(row[field] ?? ''))),
      );

/** One field of rows, by their ids. */
export const columnOf = (rows: readonly Row[], field: string): Map<number, unknown> =>
  new Map(rows.map((row) => [row.id, row[field] ?? null]));

/** Counts rows by the value of a field. */
export const tallyOf = (
  rows: readonly Row[],
  by: string,
  { sum, present }: { sum?: string; present?: string } = {},
): Map<number, Tally> => {
  const groups = new Map<number, Tally>();
  for (const row of rows) {
    const key = row[by];
    if (key === null || key === undefined) continue;
    const group = groups.get(Number(key)) ?? { count: 0, sum: 0, present: 0 };
    group.count += 1;
    if (sum) group.sum += Number(row[sum] ?? 0);
    if (present && (row[present] ?? null) !== null) group.present += 1;
    groups.set(Number(key), group);
  }
  return groups;
};

/** The value as it is, which nobody can change any more. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};
