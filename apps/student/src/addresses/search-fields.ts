import { readId, readIds } from '@student/domain';

/** One value of a query string: how it is read, how it is written, and what it is when it is absent or unreadable. */
export type SearchField<Value> = {
  readonly fallback: Value;
  /** `undefined` for what cannot be read. Never throws. */
  readonly parse: (text: string) => Value | undefined;
  /** An empty text leaves the value out of the address. */
  readonly format: (value: Value) => string;
  /** The value stands in the address also when it is as by default. */
  readonly isAlwaysWritten?: true;
};

/** Free text; empty when absent. */
export const text = (): SearchField<string> => ({ fallback: '', parse: same, format: same });

/** Text that may be absent; an empty one is. */
export const optionalText = (): SearchField<string | undefined> => ({
  fallback: undefined,
  parse: (written) => written || undefined,
  format: (value) => value ?? '',
});

/** A whole number between two bounds. */
export const wholeNumber = ({
  min,
  max,
  usual,
}: {
  min: number;
  max: number;
  usual: number;
}): SearchField<number> => ({
  fallback: usual,
  parse: (written) => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  format: String,
});

/** The page of a list, from 1. */
export const page = () => wholeNumber({ min: 1, max: 999_999_999, usual: 1 });

/** The page of a list that may not be shown: where it is, it is written, the first one too. */
export const optionalPage = (): SearchField<number | undefined> => ({
  fallback: undefined,
  parse: page().parse,
  format: (value) => String(value ?? ''),
});

/** Items per page, as many as a call may ask for. */
export const limit = (usual: number) => wholeNumber({ min: 1, max: 100, usual });

/** Identifiers as a comma list, in the order chosen, none twice. */
export const ids = (): SearchField<readonly number[]> => ({
  fallback: [],
  parse: readIds,
  format: (value) => value.join(','),
});

export const optionalId = (): SearchField<number | undefined> => ({
  fallback: undefined,
  parse: readId,
  format: (value) => String(value ?? ''),
});

/** One of a few words, or none of them. */
export const oneOf = <const Word extends string>(words: readonly Word[]): SearchField<Word | undefined> => ({
  fallback: undefined,
  parse: (written) => words.find((word) => word === written),
  format: (value) => value ?? '',
});

/** The same field, written also when it is as by default. */
export const always = <Value>(field: SearchField<Value>): SearchField<Value> => ({
  ...field,
  isAlwaysWritten: true,
});

/** A text that may be absent, and is where it does not read as it should. */
export const checked = (isReadable: (text: string) => boolean): SearchField<string | undefined> => ({
  fallback: undefined,
  parse: (written) => (isReadable(written) ? written : undefined),
  format: (value) => value ?? '',
});

const same = (value: string) => value;
