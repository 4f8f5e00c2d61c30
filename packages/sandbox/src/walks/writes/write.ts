import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import { ApiError } from '@student/api-client';
import type { SandboxOptions } from '../../open-sandbox.ts';
import { people } from '../../seed/named-people.ts';
import { type Outcome, openBrowser, openStage, operationOf, type Stage } from '../walk.ts';

/** A call: path parameters, query, body, token. */
export type Given = RequestOptions<AnyEndpoint>;

/** What is read before the write, and after it. */
export type Change = readonly [before: unknown, after: unknown];

/** One write of the contract: what it changes for whom, told by the read that goes with it. */
export interface Write {
  readonly operation: string;
  /** Which of its effects, where an operation has more than one row. */
  readonly effect?: string;
  /** Ana unless said otherwise; `nobody` has no session. */
  readonly me?: number | 'nobody';
  /** Bruno unless said otherwise. */
  readonly other?: number | 'nobody';
  readonly scenario?: SandboxOptions['scenario'];
  /** What has to be there first; gives the call. Without it, the contract's own example is sent. */
  readonly given?: (mine: Stage, theirs: Stage) => Promise<Given> | Given;
  /** Left out, the call and nothing else. For what shows only in what can be done with the answer. */
  readonly act?: (stage: Stage, given: Given) => Promise<Outcome>;
  /** What a person reads about it. */
  readonly read: (stage: Stage, given: Given) => unknown;
  /** What I read before and after I write. */
  readonly mine: Change;
  /** What the other person reads before and after I write. */
  readonly theirs: Change;
  /** What becomes of the same call of the other person. */
  readonly another: Refused | Allowed;
}

/** Refused before my write, when what it names is mine; or after it, when it stands in the way. Nothing changes. */
type Refused = { readonly refused: string; readonly when?: 'after' };

/** It is done, after mine, and is theirs: what they read then; what I read then, where that is no longer the same. */
type Allowed = { readonly theirs: unknown; readonly mine?: unknown };

/** Goes through a write as two people, and tells what each read on the way, in the form of its row. */
export const perform = async (write: Write): Promise<Pick<Write, 'mine' | 'theirs' | 'another'>> => {
  const { operation, scenario, read } = write;
  const { sandbox } = openStage({ session: 'cookie', ...(scenario && { scenario }) });
  const [mine, theirs] = [browserOf(write.me ?? people.ana), browserOf(write.other ?? people.bruno)];
  function browserOf(person: number | 'nobody') {
    return openBrowser(sandbox, person === 'nobody' ? undefined : person);
  }
  const given = (await write.given?.(mine, theirs)) ?? {};
  const act = write.act ?? ((stage, call) => stage.call(operationOf(operation), call));
  const before = [await read(mine, given), await read(theirs, given)];
  const isRefusedFirst = 'refused' in write.another && write.another.when !== 'after';

  const early = isRefusedFirst ? await act(theirs, given) : undefined;
  const untouched = early ? [await read(mine, given), await read(theirs, given)] : before;
  const { error } = await act(mine, given);
  if (error) throw error;
  const after = [await read(mine, given), await read(theirs, given)];
  const late = early ? undefined : await act(theirs, given);
  const last = [await read(mine, given), await read(theirs, given)];

  const { error: refusal } = early ?? late ?? {};
  return {
    mine: [same(before[0], untouched[0]), after[0]],
    theirs: [same(before[1], untouched[1]), after[1]],
    another: refusal
      ? {
          refused: codeOf(refusal),
          ...(late && { when: 'after' as const }),
          ...changed('mine', after[0], last[0]),
          ...changed('theirs', after[1], last[1]),
        }
      : { theirs: last[1], ...changed('mine', after[0], last[0]) },
  };
};

const same = (one: unknown, other: unknown) => (isSame(one, other) ? one : { wasChangedByAnother: other });

const changed = (name: 'mine' | 'theirs', before: unknown, now: unknown) =>
  isSame(before, now) ? {} : { [name]: now };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : String(error));

/** What a read of the contract gives to this person: data, or the code that it is refused with. */
export const get = async (stage: Stage, operation: string, given: Given = {}): Promise<unknown> => {
  const { data, error } = await stage.call(operationOf(operation), given);
  return error ? codeOf(error) : data;
};

/** These fields of what was read; of each one, where it is a list. What was refused stays its code. */
export const only = (from: unknown, ...fields: readonly string[]): unknown => {
  if (Array.isArray(from)) return from.map((one) => only(one, ...fields));
  if (typeof from !== 'object' || from === null) return from;
  return Object.fromEntries(fields.map((field) => [field, part(from, field)]));
};

/** The part of an answer under this name. What was refused stays its code. */
export const part = (from: unknown, name: string): unknown => {
  if (typeof from !== 'object' || from === null) return from;
  if (!(name in from)) throw new Error(`nothing is read under ${name}`);
  return (from as Record<string, unknown>)[name];
};

/** The ids of a list. */
export const idsOf = (from: unknown): unknown =>
  Array.isArray(from) ? from.map((row) => part(row, 'id')) : from;

/** These fields of each row of a list, side by side. */
export const rowsOf = (from: unknown, ...fields: readonly string[]): unknown =>
  Array.isArray(from) ? from.map((row) => fields.map((field) => part(row, field))) : from;

/** Nobody's reading changes. */
export const unchanged = (value: unknown): Change => [value, value];
