import { plainText } from '@student/domain';
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

/** The order of what people wrote. */
export const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** So many come at most where the contract has no pages: the newest. */
export const mostAtOnce = 200;

const known = new Map<string, string>();

/** The same for texts that are searched again and again, those of the catalogue. */
const plainOnce = (text: string): string => {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= 20_000) known.clear();
  const made = plainText(text);
  known.set(text, made);
  return made;
};

/** The words of a search, each once, without accents. A sign that ends texts elsewhere is none of theirs. */
export const wordsOf = (search: string): string[] => [
  ...new Set(plainText(search).replaceAll('\0', ' ').split(/\s+/).filter(Boolean)),
];

/** True when every word of the search occurs in one of the texts, whatever the accents and the case. */
export const matches = (search: string, ...texts: (string | null | undefined)[]): boolean => {
  const words = wordsOf(search);
  if (words.length === 0) return true;
  // A word has no spaces, so it stands in one of the texts or in none.
  const haystacks = texts.flatMap((text) => (text ? [plainOnce(text)] : []));
  return words.every((word) => haystacks.some((haystack) => haystack.includes(word)));
};

/** The Portuguese alphabet, made once: a comparison that makes its own takes ten times as long. */
export const alphabet = new Intl.Collator('pt-BR');

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
      typeof a === 'string' && typeof b === 'string' ? alphabet.compare(a, b) : Number(a) - Number(b);
    return isAscending ? order : -order;
  });
};

/** Reads `orderBy` and `ordinationAsc`, and sorts by them when asked. */
export const ordered = <T>(rows: T[], query: QueryReader): T[] => {
  const field = query.text('orderBy');
  return field === '' ? rows : sortBy(rows, field, query.flag('ordinationAsc') ?? true);
};
