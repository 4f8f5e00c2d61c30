import type { SQLInputValue } from 'node:sqlite';
import { collections } from './collections.ts';
import { lists, rules } from './indexes.ts';
import type { Collection } from './records.ts';

/** A piece of a statement, and the values for its question marks. */
export type Condition = { text: string; values: SQLInputValue[] };

/** Tables and indexes, as SQLite is told. */
export const layout = (): string[] => collections.flatMap(definitionOf);

export const quote = (name: string): string => `"${name}"`;
export const extract = (field: string): string => `json_extract(body, '$.${field}')`;

const known = new Map<Collection, Set<string>>();

/** How a field is named in a statement: by its column, or by its place in the body. */
export const columnIn = (name: Collection, field: string): string => {
  const columns = known.get(name) ?? columnsOf(name);
  known.set(name, columns);
  return columns.has(field) ? quote(field) : extract(field);
};

/** Indexes that lists read from, over columns and places in the body. */
export const listIndexes = (): string[] =>
  Object.entries(lists).flatMap(([name, indexes]) =>
    indexes.map(
      (fields) =>
        `CREATE INDEX IF NOT EXISTS "${name}~${fields.join('+')}" ON ${quote(name)} (${fields
          .map((field) =>
            field.endsWith('?')
              ? `${columnIn(name as Collection, field.slice(0, -1))} IS NOT NULL`
              : columnIn(name as Collection, field),
          )
          .map((text) => (text.endsWith('NULL') ? `(${text})` : text))
          .join(', ')})`,
    ),
  );

const columnsOf = (name: Collection): Set<string> => {
  const rule = rules[name];
  return new Set([
    'id',
    ...(rule?.by ?? []),
    ...(rule?.unique ?? []).flat(),
    ...Object.keys(rule?.refers ?? {}),
  ]);
};

const definitionOf = (name: Collection): string[] => {
  const rule = rules[name];
  const targets: Record<string, string> = rule?.refers ?? {};
  const columns = [...columnsOf(name)]
    .filter((field) => field !== 'id')
    .map((field) => {
      const target = targets[field];
      const reference = target ? ` REFERENCES ${quote(target)} (id)` : '';
      return `${quote(field)} GENERATED ALWAYS AS (${extract(field)}) STORED${reference}`;
    });
  const table = [
    'id INTEGER PRIMARY KEY AUTOINCREMENT',
    'body TEXT NOT NULL',
    `data TEXT GENERATED ALWAYS AS (json_set(body, '$.id', id)) VIRTUAL`,
    ...columns,
  ];
  return [
    `CREATE TABLE ${quote(name)} (${table.join(', ')})`,
    ...[...new Set<string>([...(rule?.by ?? []), ...Object.keys(targets)])].map(
      (field) => `CREATE INDEX "${name}.${field}" ON ${quote(name)} (${quote(field)})`,
    ),
    ...(rule?.unique ?? []).map(
      (fields) =>
        `CREATE UNIQUE INDEX "${name}!${fields.join('+')}" ON ${quote(name)} (${fields.map(quote).join(', ')})`,
    ),
  ];
};
