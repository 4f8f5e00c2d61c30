import { operations } from '@student/api-client/table';
import { plainText } from '@student/domain';
import { expect, it } from 'vitest';
import { openConversation } from './testing.ts';

type Row = { readonly id: number; readonly [field: string]: unknown };

const searches = operations.filter(({ endpoint }) => 'search' in (endpoint.definition.query ?? {}));

const named = ({ title, name, message }: Row) => String(title ?? name ?? message ?? '');

/** A row, and a word of it that has an accent. */
const accented = (rows: readonly Row[]) =>
  rows
    .flatMap((row) =>
      named(row)
        .split(/[^\p{L}\p{M}]+/u)
        .map((word) => ({ row, word })),
    )
    .find(({ word }) => word.length > 3 && plainText(word) !== word.toLowerCase());

it.each(searches)("$operationId finds 'Gestão' by 'GESTAO' (FORMS-08)", async ({ endpoint }) => {
  const { call } = openConversation();
  const rowsOf = async (path: string, search: string): Promise<readonly Row[]> => {
    const { data } = await call(`GET ${path}?search=${encodeURIComponent(search)}`);
    return (data === undefined ? [] : Object.values(data).find(Array.isArray)) as Row[];
  };
  // What belongs to a course, an event or an interest: the first of them with such a word.
  for (let id = 1; id < 100; id++) {
    const path = endpoint.path.replace(/:\w+/, String(id));
    const known = accented(await rowsOf(path, path.endsWith('/globalSearch') ? 'a' : ''));
    if (!known) continue;
    const found = await rowsOf(path, plainText(known.word).toUpperCase());
    return expect(found.map((row) => row.id)).toContain(known.row.id);
  }
  throw new Error(`Nothing at ${endpoint.path} has an accent`);
});
