import type { AnyEndpoint, ParamsOf, WireOf } from '@student/api-client';
import { type Call, callFor, type World } from './call.ts';
import { answerOnce } from './idempotency.ts';
import { Refusal, refuseInvalid, violation } from './refusal.ts';
import { StoreConflict } from './store/store.ts';

/** What a handler gives: the `data` in the spelling of the wire, or a whole response (files, cookies). */
type Answer<E> = WireOf<E> | Response;

/** An endpoint bound to its handler. `answer` turns every outcome into the response that the contract describes. */
export type Route = {
  /** The operation's name in the contract. */
  name: string;
  endpoint: AnyEndpoint;
  answer(world: World, request: Request, params: Record<string, string>): Promise<Response>;
};

/** What handlers of bare commands answer. */
export const done = { success: true } as const;

/**
 * Binds an endpoint to a handler. Before the handler runs, ids in the path are checked (INVALID_ID) and a session is
 * demanded where the endpoint needs one (ACCESS_SESSION_EXPIRED). What the handler returns travels under `data`; a
 * `Response` travels as it is. Refusals become their status and body; anything else becomes UNEXPECTED_ERROR. Writes may
 * carry an Idempotency-Key (see `answerOnce`).
 */
export const reply = <const E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<ParamsOf<E>>) => Answer<E> | Promise<Answer<E>>,
): Omit<Route, 'name'> => ({
  endpoint,
  answer: async (world, request, texts) => {
    const answer = (request: Request) =>
      refusing(async () => {
        const call = callFor(world, request, readParams(texts) as ParamsOf<E>);
        if (endpoint.auth === 'session') call.me;
        const data = await handler(call);
        return data instanceof Response
          ? data
          : Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
      });
    const response = await (endpoint.method === 'GET'
      ? answer(request)
      : refusing(() => answerOnce(world, endpoint.row, request, answer)));
    // What was read or written beside a write with a key is final only with that one.
    await world.turns.current();
    return response;
  },
});

const refusing = async (work: () => Promise<Response>): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    return toRefusal(error).toResponse();
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

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreConflict) return new Refusal('NOT_FOUND', 'Registro não encontrado.');
  console.error(error);
  return new Refusal('UNEXPECTED_ERROR', 'Ocorreu um erro inesperado.');
};
