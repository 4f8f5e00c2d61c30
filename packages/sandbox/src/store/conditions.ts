import type { SQLInputValue } from 'node:sqlite';
import { type Condition, columnIn, quote } from './layout.ts';
import type { Collection } from './records.ts';
import { isTest, type Tests, wantedIn } from './rows.ts';
import { wordsIn } from './words.ts';

export const toSql = (value: unknown): SQLInputValue =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : null;

/** A test of one column, and the values for its question marks. */
const testOf = (name: Collection, field: string, value: unknown): Condition => {
  const column = columnIn(name, field);
  // Not `IS ?`: it may be null, so SQLite would not know that a unique index finds one row at most, and go through the table.
  if (!isTest(value))
    return toSql(value) === null
      ? { text: `${column} IS NULL`, values: [] }
      : { text: `${column} = ?`, values: [toSql(value)] };
  if ('oneOf' in value)
    return {
      text: `${column} IN (SELECT value FROM json_each(?))`,
      values: [JSON.stringify(value.oneOf.map(toSql))],
    };
  // However many ranges there are, each is looked up in an index, and the statement is the same.
  if ('inRange' in value)
    return {
      text: `id IN (SELECT own.id FROM json_each(?) AS range CROSS JOIN ${quote(name)} AS own
        WHERE ${column} >= range.value ->> 0 AND ${column} < range.value ->> 1)`,
      values: [JSON.stringify(value.inRange.map(({ from, below }) => [from ?? least, below ?? most]))],
    };
  if ('not' in value) return { text: `${column} IS NOT ?`, values: [toSql(value.not)] };
  if ('isNull' in value) return { text: `${column} IS NOT NULL`, values: [] };
  const bounds = [
    ...(value.from === undefined ? [] : [{ text: `${column} >= ?`, value: value.from }]),
    ...(value.below === undefined ? [] : [{ text: `${column} < ?`, value: value.below }]),
  ];
  return {
    text: bounds.map(({ text }) => text).join(' AND ') || '1',
    values: bounds.map((one) => toSql(one.value)),
  };
};

/** Ends of a range of numbers that are left open. */
const [least, most] = [-Number.MAX_VALUE, Number.MAX_VALUE];

const texts = new Map<string, string>();

/**
 * Which rows of a collection are asked for: those that pass the tests and hold the words of the search. `shape` is the same for
 * conditions that have the same text.
 */
export const conditionOf = (
  name: Collection,
  where?: Tests,
  search?: string,
): Condition & { shape: string } => {
  let shape: string = name;
  const values: SQLInputValue[] = [];
  const wanted = wantedIn(where);
  for (const [field, value] of wanted) {
    shape += `,${field}${kindOf(value)}`;
    pushValues(values, name, field, value);
  }
  const words = wordsIn(name, search);
  for (const word of words) values.push(...word.values);
  const known = words.length > 0 ? undefined : texts.get(shape);
  if (known !== undefined) return { shape, text: known, values };
  const tests = [...wanted.map(([field, value]) => testOf(name, field, value)), ...words];
  const text = tests.length ? ` WHERE ${tests.map((test) => test.text).join(' AND ')}` : '';
  if (words.length > 0) return { shape: `${shape} ${text}`, text, values };
  texts.set(shape, text);
  return { shape, text, values };
};

/** What a test looks like, whatever its value is. */
const kindOf = (value: unknown): string => {
  if (!isTest(value)) return toSql(value) === null ? '0' : '=';
  if ('oneOf' in value) return '@';
  if ('inRange' in value) return '#';
  if ('not' in value) return '!';
  if ('isNull' in value) return '?';
  return `${value.from === undefined ? '' : '>'}${value.below === undefined ? '-' : '<'}`;
};

const pushValues = (values: SQLInputValue[], name: Collection, field: string, value: unknown) => {
  if (!isTest(value)) {
    const plain = toSql(value);
    if (plain !== null) values.push(plain);
  } else values.push(...testOf(name, field, value).values);
};
