import { messageOf, Refusal, type RefusalCode } from './refusal.ts';
import type { Collection } from './store/records.ts';
import { StoreConflict } from './store/store.ts';

/**
 * What a call comes to, before it becomes a response: a status with the text of its JSON and headers beyond the usual ones, or a
 * response as it is.
 */
export type Outcome =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | Response;

/**
 * Whether an outcome is a response already. `Response.error()` gives one of the platform's own, which is no instance of the class that
 * the HTTP library puts in its place.
 */
export const isResponse = (outcome: Outcome): outcome is Response =>
  outcome instanceof Response || typeof outcome.body !== 'string';

/** Does the work; a refusal becomes its status and body, anything else that is thrown UNEXPECTED_ERROR. */
export const refusing = (work: () => Outcome): Outcome => {
  try {
    return work();
  } catch (error) {
    return refusalOf(error).toOutcome();
  }
};

/**
 * The response, with these headers beside its own. Made once and of plain parts: a response that is read again or made from another
 * one travels as a stream, which takes as long as all the rest of a call. `pack` may compress its text (gzip).
 */
export const responseOf = (
  outcome: Outcome,
  headers?: Readonly<Record<string, string>>,
  pack: (text: string) => string | Uint8Array<ArrayBuffer> = (text) => text,
): Response => {
  if (isResponse(outcome)) return outcome;
  const body = pack(outcome.body);
  return new Response(body, {
    status: outcome.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(typeof body !== 'string' && { 'content-encoding': 'gzip' }),
      ...headers,
      ...outcome.headers,
    },
  });
};

/** What somebody else has taken meanwhile, in the contract's words. */
const taken: { readonly [C in Collection]?: RefusalCode } = {
  people: 'ALREADY_REGISTERED',
  seats: 'ALREADY_ENROLLED',
};

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreConflict) {
    if (error.kind !== 'unique') return new Refusal('NOT_FOUND', messageOf('NOT_FOUND'));
    const code = taken[error.collection];
    return code
      ? new Refusal(code, messageOf(code))
      : new Refusal('VALIDATION_ERROR', 'Este registro já existe.', undefined, 409);
  }
  console.error(error);
  return new Refusal('UNEXPECTED_ERROR', messageOf('UNEXPECTED_ERROR'));
};
