import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';
import { wireError } from './wire-error.ts';

/** The endpoint's path with its parameters filled in. @throws {ApiError} INVALID_ID when one does not fit */
export function pathOf(endpoint: AnyEndpoint, params: Readonly<Record<string, unknown>>): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const schema = endpoint.params[name];
    if (schema && !v.is(schema, params[name])) throw wireError('INVALID_ID');
    return encodeURIComponent(String(params[name]));
  });
}

/** The headers of a call. */
export function headersFor(
  endpoint: AnyEndpoint,
  { token, idempotencyKey }: { token?: string; idempotencyKey?: string },
): Record<string, string> {
  return {
    accept: endpoint.definition.file ?? 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
