import type { AnyEndpoint } from '@student/api-client';
import type * as v from 'valibot';
import type { Brand } from './brand.ts';
import type { Clock } from './clock.ts';
import type { Passwords } from './passwords/passwords.ts';
import { type QueryReader, readQuery } from './query.ts';
import { refuse } from './refusal.ts';
import type { PaperLook } from './reports/look.ts';
import type { Sessions } from './sessions.ts';
import type { Person } from './store/records-people.ts';
import type { Store } from './store/store.ts';

/** What the sandbox lends to its handlers. */
export type World = {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  sessions: Sessions;
  /** Where people find the app, without a slash at the end: what links in mails begin with. */
  address(): string;
  /** The brand that a request is for. */
  brandOf(request: Request): Brand;
  /** How the papers of a brand look. */
  paperOf(brand: Brand): PaperLook;
};

/** One request, read and judged by the schema of its endpoint. */
export type Call<Params = unknown, Body = unknown> = World & {
  request: Request;
  params: Params;
  query: QueryReader;
  /** What was sent, as the endpoint's own schema gives it. */
  body: Body;
  /** The signed-in person; refuses with ACCESS_SESSION_EXPIRED when there is none. */
  me: Person;
  /** The same for calls that need no session. */
  visitor: Person | undefined;
  /** Now, as ISO 8601 in UTC. */
  now: string;
  /** The token of the `Authorization` header. */
  bearer: string | undefined;
};

/** The body of an endpoint as its handler gets it. */
export type SentOf<E extends AnyEndpoint> = E['definition'] extends {
  readonly body: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

export const callFor = <Params, Body>(
  world: World,
  request: Request,
  params: Params,
  body: Body,
): Call<Params, Body> => {
  const visitor = world.sessions.personOf(request);
  const now = world.clock.now().toISOString();
  let query: QueryReader | undefined;
  return {
    ...world,
    request,
    params,
    body,
    visitor,
    now,
    // What not every handler asks for is read when it does.
    get query() {
      query ??= readQuery(new URL(request.url).searchParams);
      return query;
    },
    get bearer() {
      return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
    },
    get me() {
      return visitor ?? refuse('ACCESS_SESSION_EXPIRED');
    },
  };
};
