import * as v from 'valibot';
import type { Clock } from './clock.ts';
import type { Passwords } from './passwords/passwords.ts';
import { type QueryReader, readQuery } from './query.ts';
import { type RefusalCode, refuse, refuseInvalid, type Violation, violation } from './refusal.ts';
import type { Sessions } from './sessions.ts';
import type { Person } from './store/records-people.ts';
import type { Store } from './store/store.ts';
import type { Turns } from './turns.ts';

/** What the sandbox lends to its handlers. */
export type World = {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  sessions: Sessions;
  /** Writes with an Idempotency-Key, one after the other. */
  turns: Turns;
};

/** One request, read. Reading what is missing or malformed refuses the call with the contract's code. */
export type Call<Params = unknown> = World & {
  request: Request;
  params: Params;
  query: QueryReader;
  /** The signed-in person; refuses with ACCESS_SESSION_EXPIRED when there is none. */
  me: Person;
  /** The same for calls that need no session. */
  visitor: Person | undefined;
  /** Now, as ISO 8601 in UTC. */
  now: string;
  /** The token of the `Authorization` header. */
  bearer: string | undefined;
  /** Reads the JSON body; violations come together, in the order of the fields. */
  body<Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema>>;
};

/** A message for a schema that names the code of its refusal, e.g. `v.minLength(1, code('EMPTY_FIELD'))`. */
export const code = (name: RefusalCode, sentence = ''): string => `${name}|${sentence}`;

export const callFor = <Params>(world: World, request: Request, params: Params): Call<Params> => {
  const visitor = world.sessions.personOf(request);
  return {
    ...world,
    request,
    params,
    visitor,
    query: readQuery(new URL(request.url).searchParams),
    now: world.clock.now().toISOString(),
    bearer: request.headers.get('authorization')?.replace(/^Bearer\s+/i, ''),
    get me() {
      return visitor ?? refuse('ACCESS_SESSION_EXPIRED');
    },
    body: async (schema) => {
      const read = v.safeParse(schema, await request.json().catch(() => ({})));
      if (!read.success) refuseInvalid(read.issues.map(toViolation));
      return read.output;
    },
  };
};

const toViolation = (issue: v.BaseIssue<unknown>): Violation => {
  const field = v.getDotPath(issue)?.split('.').at(-1) ?? '';
  const [, name, sentence] = /^([A-Z_]+)\|(.*)$/.exec(issue.message) ?? [];
  return name
    ? violation(name as RefusalCode, field, sentence || undefined)
    : violation('VALIDATION_ERROR', field);
};
