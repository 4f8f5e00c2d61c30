import { Day } from '@student/domain';
import * as v from 'valibot';
import { refuseInvalid, violation } from './refusal.ts';

/** Reads query parameters by the contract's rules; a value outside them refuses the call. */
export type QueryReader = {
  /** `page`, from 1. */
  page(): number;
  /** `index`, from 0, of lists that load more. */
  index(): number;
  /** `limit`, 1 to 100. */
  limit(byDefault: number): number;
  has(name: string): boolean;
  /** Trimmed text, empty when absent. */
  text(name: string): string;
  /** A text that must be there. */
  required(name: string): string;
  number(name: string): number | undefined;
  /** Ids, repeated or joined by commas. */
  ids(name: string): number[];
  texts(name: string): string[];
  flag(name: string): boolean | undefined;
  date(name: string): string | undefined;
  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value | undefined;
};

export const readQuery = (search: URLSearchParams): QueryReader => {
  const text = (name: string) => (search.get(name) ?? '').trim();
  const whole = (name: string, byDefault: number, min: number, max = Number.MAX_SAFE_INTEGER): number => {
    const value = text(name) === '' ? byDefault : Number(text(name));
    if (!Number.isInteger(value) || value < min || value > max) refuseValue(name);
    return value;
  };
  return {
    page: () => whole('page', 1, 1),
    index: () => whole('index', 0, 0),
    limit: (byDefault) => whole('limit', byDefault, 1, 100),
    has: (name) => search.has(name),
    text,
    required: (name) => text(name) || refuseValue(name),
    number: (name) => (text(name) === '' ? undefined : whole(name, 0, 0)),
    ids: (name) =>
      search
        .getAll(name)
        .flatMap((value) => value.split(','))
        .filter((value) => value !== '')
        .map((value) => (/^[1-9]\d*$/.test(value) ? Number(value) : Number(refuseId(name)))),
    texts: (name) => search.getAll(name),
    flag: (name) => {
      const value = text(name);
      if (!['', 'true', 'false'].includes(value)) refuseValue(name);
      return value === '' ? undefined : value === 'true';
    },
    date: (name) => {
      const value = text(name);
      if (value !== '' && !v.is(Day, value)) refuseValue(name);
      return value || undefined;
    },
    oneOf: (name, values) => {
      const value = text(name);
      const match = values.find((known) => known === value);
      if (value !== '' && match === undefined) refuseValue(name);
      return match;
    },
  };
};

const refuseValue = (name: string): never => {
  refuseInvalid([violation('VALIDATION_ERROR', name)]);
  throw new Error('unreachable');
};

const refuseId = (name: string) => refuseInvalid([violation('INVALID_ID', name)]);
