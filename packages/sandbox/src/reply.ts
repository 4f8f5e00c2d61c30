import type { AnyEndpoint, ParamsOf, WireOf } from '@student/api-client';
import { type Call, callFor, type SentOf, type World } from './call.ts';
import { type Complaints, checkBody } from './complaints.ts';
import { fingerprintOf } from './fingerprint.ts';
import { answerBefore, answerOnce, type Keyed, keyOf } from './idempotency.ts';
import { type Outcome, refusing } from './outcome.ts';
import { parseBytes, readBytes } from './read-body.ts';
import { refuse, refuseInvalid, violation } from './refusal.ts';
import type { Reading } from './store/store.ts';

/**
 * What a handler gives: the `data` in the spelling of the wire, or a whole response (files, cookies). Never a promise:
 * a handler runs inside a transaction, and nothing of anybody else may come between two of its lines.
 */
export type Answer<E> = (WireOf<E> | Response) & { readonly then?: never };

/** An endpoint bound to its handler. `answer` gives what the contract describes, whatever the handler comes to. */
export type Route = {
  /** The operation's name in the contract. */
  name: string;
  endpoint: AnyEndpoint;
  answer(world: World, request: Request, params: Record<string, string>): Promise<Outcome>;
};

type Bound = Omit<Route, 'name'>;
type CallOf<E extends AnyEndpoint> = Call<ParamsOf<E>, SentOf<E>>;

/** The same call before its transaction: what it reads may be old by then, and it writes nothing. */
type EarlyCallOf<E extends AnyEndpoint> = Omit<CallOf<E>, 'store'> & { store: Reading };

/** What handlers of bare commands answer. */
export const done = { success: true } as const;

/**
 * Binds an endpoint to a handler. Before the handler runs, ids in the path are checked (INVALID_ID), a session is
 * demanded where the endpoint needs one (ACCESS_SESSION_EXPIRED), and the body is read and judged by the endpoint's own
 * schema, in the words of `complaints`. A write is one transaction: a refusal undoes all of it. What the handler returns
 * travels under `data`; a `Response` travels as it is. Refusals become their status and body; anything else becomes
 * UNEXPECTED_ERROR. Writes may carry an Idempotency-Key (see `answerOnce`).
 */
export const reply = <const E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: CallOf<E>) => Answer<E>,
  complaints: Complaints = {},
): Bound => bind(endpoint, undefined, handler, complaints);

/**
 * The same for what has to wait, as a slow hash does: `prepare` runs before the transaction and hands on what it made.
 * What it has read or judged may have changed since; the handler judges it again. Of a call that only reads, `prepare` may read all
 * and draw a file of it, which the handler hands on.
 */
export const replyAfter = <const E extends AnyEndpoint, Prepared>(
  endpoint: E,
  prepare: (call: EarlyCallOf<E>) => Promise<Prepared>,
  handler: (call: CallOf<E>, prepared: Prepared) => Answer<E>,
  complaints: Complaints = {},
): Bound => bind(endpoint, prepare, handler as (call: CallOf<E>, prepared: unknown) => Answer<E>, complaints);

const bind = <const E extends AnyEndpoint>(
  endpoint: E,
  prepare: ((call: EarlyCallOf<E>) => Promise<unknown>) | undefined,
  handler: (call: CallOf<E>, prepared: unknown) => Answer<E>,
  complaints: Complaints,
): Bound => ({
  endpoint,
  answer: async (world, request, texts) => {
    // What only reads waits for nothing: the session is looked up once, and all is read at one moment.
    if (endpoint.method === 'GET') {
      const readingCall = <T>(work: (call: CallOf<E>) => T): T =>
        world.store.reading(() => {
          const params = readParams(texts) as ParamsOf<E>;
          return work(signedIn(endpoint, callFor(world, request, params, undefined as SentOf<E>)));
        });
      const ready = prepare && (await settled(async () => readingCall(prepare)));
      return refusing(() => readingCall((call) => outcomeOf(handler(call, ready?.()))));
    }
    const early = await settled(() => readEarly(world, request, endpoint, texts));
    const callOf = (body: unknown) =>
      signedIn(endpoint, callFor(world, request, early().params as ParamsOf<E>, body as SentOf<E>));
    const ready = await settled(async () => {
      const { keyed, sent } = early();
      const before = keyed && answerBefore(world, keyed);
      const body = before ? undefined : checkBody(endpoint, sent, complaints);
      return { before, body, prepared: before ? undefined : await prepare?.(callOf(body)) };
    });
    const answer = (): Outcome => {
      const { before, body, prepared } = ready();
      if (before) return before;
      return outcomeOf(handler(callOf(body), prepared));
    };
    // Within the transaction of its key a refused write is undone by one of its own.
    const write = () => refusing(() => world.store.transaction(answer));
    return refusing(() => {
      const { keyed } = early();
      return keyed ? answerOnce(world, keyed, write) : write();
    });
  },
});

/** The call, once it is known that somebody is signed in where the endpoint asks for it. */
const signedIn = <C extends Call>(endpoint: AnyEndpoint, call: C): C => {
  if (endpoint.auth === 'session') call.me;
  return call;
};

const outcomeOf = (data: object): Outcome =>
  data instanceof Response ? data : { status: 200, body: JSON.stringify({ data }) };

/** What is known of a request before its body is judged. The body is read last: a stranger sends nothing in vain. */
const readEarly = async (
  world: World,
  request: Request,
  endpoint: AnyEndpoint,
  texts: Record<string, string>,
) => {
  const params = readParams(texts);
  const userId = world.sessions.userIdOf(request);
  if (endpoint.auth === 'session' && userId === undefined) refuse('ACCESS_SESSION_EXPIRED');
  // Without a session there is nobody to keep an answer for.
  const key = userId === undefined ? undefined : keyOf(request);
  const isRead = endpoint.definition.body !== undefined || key !== undefined;
  const bytes = isRead ? await readBytes(request, endpoint) : new ArrayBuffer();
  const sent = endpoint.definition.body && (await parseBytes(bytes, request, endpoint));
  const keyed: Keyed | undefined =
    key === undefined || userId === undefined
      ? undefined
      : {
          userId,
          operation: endpoint.row,
          key,
          fingerprint: await fingerprintOf(request, bytes),
        };
  return { params, sent, keyed };
};

/** Waits for the work; what it gives, or throws, comes out when asked for. */
const settled = async <T>(work: () => Promise<T>): Promise<() => T> => {
  try {
    const value = await work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
};

const readParams = (texts: Record<string, string>): Record<string, number | string> => {
  const invalid = Object.keys(texts).filter(
    (name) => name !== 'zipCode' && !/^[1-9]\d{0,14}$/.test(texts[name] ?? ''),
  );
  refuseInvalid(invalid.map((name) => violation('INVALID_ID', name)));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name === 'zipCode' ? text : Number(text)]),
  );
};
