import type { QueryReader } from './query.ts';

/** One page of a numbered list. */
export const pageOf = <T>(rows: T[], page: number, limit: number) => ({
  rows: rows.slice((page - 1) * limit, page * limit),
  totalPages: Math.ceil(rows.length / limit),
  hasMore: rows.length > page * limit,
});

/** One slice of a list that loads more. `index` counts slices, from 0. */
export const sliceOf = <T>(rows: T[], index: number, limit: number) => ({
  rows: rows.slice(index * limit, (index + 1) * limit),
  hasMore: rows.length > (index + 1) * limit,
});

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word of the search occurs in one of the texts, whatever the accents and the case. */
export const matches = (search: string, ...texts: (string | null | undefined)[]): boolean => {
  const haystack = plain(texts.filter(Boolean).join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
};

/** Orders rows by a named field, Portuguese alphabet for texts, absent values last. Unknown names keep the order. */
export const sortBy = <T>(rows: T[], field: string, isAscending: boolean): T[] => {
  const valueIn = (row: T) => (row as Record<string, unknown>)[field];
  if (!rows.some((row) => valueIn(row) !== undefined)) return rows;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueIn(one), valueIn(other)];
    if (a === b) return 0;
    if (a === null || a === undefined) return 1;
    if (b === null || b === undefined) return -1;
    const order =
      typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'pt-BR') : Number(a) - Number(b);
    return isAscending ? order : -order;
  });
};

/** Reads `orderBy` and `ordinationAsc`, and sorts by them when asked. */
export const ordered = <T>(rows: T[], query: QueryReader): T[] => {
  const field = query.text('orderBy');
  return field === '' ? rows : sortBy(rows, field, query.flag('ordinationAsc') ?? true);
};
