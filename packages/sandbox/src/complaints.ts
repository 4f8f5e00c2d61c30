import type { AnyEndpoint } from '@student/api-client';
import * as v from 'valibot';
import { type RefusalCode, refuse, refuseInvalid, violation } from './refusal.ts';

type Said = { readonly code: RefusalCode; readonly message?: string; readonly field?: string };

/**
 * What is told when a field does not fit, by the field's name; `''` is the body as a whole. Several where one blank field
 * breaks several rules, a function where it depends on what is wrong. Fields without a line are a VALIDATION_ERROR.
 */
export type Complaints = Readonly<
  Record<string, Said | readonly Said[] | ((issue: v.BaseIssue<unknown>) => Said)>
>;

/**
 * The most characters of a text that a person writes, and of what stands in one line: what one person sends, others read, in lists
 * and on papers. The contract names no such limit (decision 0313).
 */
const mostCharacters = { text: 10_000, line: 255 } as const;

/** Fields that are one line wherever they occur. */
const lines = new Set([
  'name',
  'socialName',
  'mothersName',
  'profession',
  'academicEducation',
  'email',
  'title',
]);

/** Gives what was sent as the endpoint's schema reads it, or refuses it with one violation or more for each field. */
export const checkBody = (
  { definition, path }: AnyEndpoint,
  sent: unknown,
  complaints: Complaints,
): unknown => {
  if (!definition.body) return undefined;
  // What is no JSON and no form has no fields to complain of.
  if (sent === undefined) return refuse('VALIDATION_ERROR');
  // What a package keeps is written by a program, and bounded as a whole.
  const unkept = path.endsWith('/scorm/checkpoints') ? [] : unkeptIn(sent);
  if (unkept.length > 0)
    refuseInvalid(unkept.map(({ field, message }) => violation('VALIDATION_ERROR', field, message)));
  const read = v.safeParse(definition.body, sent);
  if (read.success) return read.output;
  const byField = new Map(read.issues.toReversed().map((issue) => [fieldOf(issue), issue]));
  refuseInvalid(
    [...byField].toReversed().flatMap(([field, issue]) => {
      const complaint = Object.hasOwn(complaints, field) ? complaints[field] : undefined;
      const said = typeof complaint === 'function' ? complaint(issue) : complaint;
      return [said ?? { code: 'VALIDATION_ERROR' as const }]
        .flat()
        .map(({ code, message, field: other }) => violation(code, other ?? field, message));
    }),
  );
};

/** The innermost name on the way to what is wrong; places in a list have none. */
const fieldOf = (issue: v.BaseIssue<unknown>): string =>
  issue.path?.findLast(({ key }) => typeof key === 'string')?.key?.toString() ?? '';

/** No body of the contract is nested deeper, or has a list with more in it. */
const [mostLevels, mostRows] = [32, 1000];

/** So many complaints are told of one body. */
const mostComplaints = 20;

type Unkept = { field: string; message: string };

/**
 * What of a body nobody could keep, whatever its schema says: texts that are longer than their field may be, or with characters that no
 * database takes (NUL, half of a pair), and lists and depths beyond any use. Names in a list are those of the list.
 */
function unkeptIn(sent: unknown): Unkept[] {
  const found: Unkept[] = [];
  const open = [{ value: sent, field: '', level: 0 }];
  for (let one = open.pop(); one && found.length < mostComplaints; one = open.pop()) {
    const { value, field, level } = one;
    if (typeof value === 'string') {
      const most = mostCharacters[lines.has(field) ? 'line' : 'text'];
      if (value.length > most)
        found.push({
          field,
          message: `O texto passa de ${most.toLocaleString('pt-BR')} caracteres. Encurte-o e envie de novo.`,
        });
      else if (value.includes('\0') || !value.isWellFormed())
        found.push({ field, message: 'O texto tem um caractere inválido. Apague-o e envie de novo.' });
      continue;
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    const entries = Object.entries(value);
    if (level === mostLevels || entries.length > mostRows)
      return [{ field, message: 'Há itens demais. Envie menos de uma vez.' }];
    for (const [name, inner] of entries.toReversed())
      open.push({ value: inner, field: Array.isArray(value) ? field : name, level: level + 1 });
  }
  return found;
}
