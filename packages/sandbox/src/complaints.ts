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

/** Gives what was sent as the endpoint's schema reads it, or refuses it with one violation or more for each field. */
export const checkBody = ({ definition }: AnyEndpoint, sent: unknown, complaints: Complaints): unknown => {
  if (!definition.body) return undefined;
  // What is no JSON and no form has no fields to complain of.
  if (sent === undefined) return refuse('VALIDATION_ERROR');
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
