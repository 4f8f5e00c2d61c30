import type { DatabaseSync } from 'node:sqlite';
import { plainText } from '@student/domain';
import { wordsOf } from '../paging.ts';
import { searched } from './indexes.ts';
import { type Condition, extract, quote } from './layout.ts';
import type { Collection } from './records.ts';

const searchable = Object.entries(searched);

/** Named by its fields, as the indexes of lists are: where others are searched it is another index. */
const indexOf = (name: string, fields: readonly string[]): string => `${name}~words ${fields.join('+')}`;
const moments = ['added', 'changed', 'removed'] as const;

/** A search finds pieces of three letters by the index; what is shorter is looked for in what the longer words leave. */
const pieceLength = 3;

/**
 * Lets SQLite keep an index of the words of `searched`, without accents and by their pieces of three letters, so that any part of
 * a word is found. Like the indexes of lists it is made when a store opens, and triggers keep it, whoever writes. One of fields that are
 * no longer those is dropped.
 */
export const keepWords = (db: DatabaseSync) => {
  db.function('plain_text', { deterministic: true }, (text) => plainText(String(text ?? '')));
  dropOthers(db);
  for (const [name, fields] of searchable) {
    const index = indexOf(name, fields);
    const table = quote(index);
    if (db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(index)) continue;
    const columns = fields.map(quote).join(', ');
    const of = (row: 'new' | 'old') => fields.map((field) => `json_extract(${row}.body, '$.${field}')`);
    const add = `INSERT INTO ${table} (rowid, ${columns}) VALUES (new.id, ${of('new').join(', ')})`;
    const drop = `DELETE FROM ${table} WHERE rowid = old.id`;
    const on = (when: (typeof moments)[number], event: string) =>
      `CREATE TRIGGER ${quote(`${index} ${when}`)} AFTER ${event} ON ${quote(name)}`;
    const isChanged = fields.map((_, at) => `${of('old')[at]} IS NOT ${of('new')[at]}`).join(' OR ');
    db.exec(`
      BEGIN IMMEDIATE;
      CREATE VIRTUAL TABLE ${table} USING fts5(
        ${columns}, content='', contentless_delete=1, detail=full, tokenize='trigram remove_diacritics 1');
      INSERT INTO ${table} (rowid, ${columns}) SELECT id, ${fields.map(extract).join(', ')} FROM ${quote(name)};
      ${on('added', 'INSERT')} BEGIN ${add}; END;
      ${on('changed', 'UPDATE OF body')} WHEN ${isChanged} BEGIN ${drop}; ${add}; END;
      ${on('removed', 'DELETE')} BEGIN ${drop}; END;
      COMMIT`);
  }
};

/** Drops indexes of words that nothing reads any more, and first their triggers, which would go on writing. */
const dropOthers = (db: DatabaseSync) => {
  const ours = new Set(
    searchable.flatMap(([name, fields]) => {
      const index = indexOf(name, fields);
      return [index, ...moments.map((when) => `${index} ${when}`)];
    }),
  );
  const others = db
    .prepare(
      `SELECT type, name FROM sqlite_schema WHERE name GLOB '*~words*'
       AND (type = 'trigger' OR sql LIKE 'CREATE VIRTUAL TABLE%') ORDER BY type DESC`,
    )
    .all()
    .filter(({ name }) => !ours.has(String(name)));
  if (others.length === 0) return;
  const drops = others.map(({ type, name }) => `DROP ${type} IF EXISTS ${quote(String(name))}`);
  db.exec(`BEGIN IMMEDIATE; ${drops.join('; ')}; COMMIT`);
};

/** The conditions under which a row of a collection holds every word of a search. */
export const wordsIn = (name: Collection, search = ''): Condition[] => {
  if (search === '') return [];
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const fields = searched[name] ?? [];
  const table = quote(indexOf(name, fields));
  const [long, short] = [words.filter(isPiece), words.filter((word) => !isPiece(word))];
  const phrase = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const whole = fields.map((field) => `coalesce(${extract(field)}, '')`).join(` || ' ' || `);
  return [
    ...(phrase
      ? [
          {
            text: `id IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`,
            values: [phrase],
          },
        ]
      : []),
    // One condition for all of them: a statement may not be as long as a search.
    ...(short.length > 0
      ? [
          {
            text: `NOT EXISTS (SELECT 1 FROM json_each(?) WHERE instr(plain_text(${whole}), value) = 0)`,
            values: [JSON.stringify(short)],
          },
        ]
      : []),
  ];
};

const isPiece = (word: string): boolean => [...word].length >= pieceLength;
