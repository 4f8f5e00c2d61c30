import { isHTTPError } from 'ky';
import * as v from 'valibot';
import { parsed } from './answer.ts';
import { ApiError } from './api-error.ts';
import { wireError } from './wire-error.ts';

const Refusal = v.object({
  code: v.string(),
  message: v.pipe(v.string(), v.regex(/\S/)),
  errors: v.fallback(
    v.optional(v.array(v.object({ code: v.string(), message: v.string(), field: v.nullish(v.string()) }))),
    undefined,
  ),
});

/**
 * The error table (CALLS-06 to CALLS-10): 403 is an expired session whatever it says; no answer is a lost
 * connection; a body that is no refusal, or UNEXPECTED_ERROR, is unexpected; a validation list speaks with its
 * first message; anything else with the words of the server.
 */
export function refusalOf(fault: unknown): ApiError {
  if (!isHTTPError(fault)) return wireError('NO_RESPONSE', { cause: fault });
  const { status, headers } = fault.response;
  if (status === 403) return wireError('ACCESS_SESSION_EXPIRED', { status, cause: fault });
  const retryAfter = readRetryAfter(headers.get('retry-after'));
  const refusal = v.safeParse(Refusal, typeof fault.data === 'string' ? parsed(fault.data) : fault.data);
  if (!refusal.success || refusal.output.code === 'UNEXPECTED_ERROR') {
    return wireError('UNEXPECTED_ERROR', { status, retryAfter, cause: fault });
  }
  const { code, message, errors = [] } = refusal.output;
  const first = errors.find((error) => error.message.trim());
  return new ApiError({
    code: first?.code ?? code,
    message: first?.message ?? message,
    status,
    errors,
    retryAfter,
    cause: fault,
  });
}

/** How long the server asks to wait before the next try, in ms; 0 where it asks for nothing. */
export const askedWait = (fault: unknown): number =>
  (isHTTPError(fault) && readRetryAfter(fault.response.headers.get('retry-after'))) || 0;

/** `Retry-After` in ms: it is written as seconds or as a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header?.trim()) return undefined;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
