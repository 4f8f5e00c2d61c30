import type { ClientOptions, LooseOptions, RequestOptions } from './client.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { headersFor, pathOf } from './request-parts.ts';

/**
 * Sends a JSON write that outlives the page, for a page that is being closed: the request has started when this returns
 * (64 KiB at most, over all of a page's). Nobody hears the answer, so whoever needs to know sends it again with the same
 * `idempotencyKey`.
 * @throws {ApiError} INVALID_ID when a path parameter does not fit
 */
export function sendLastWrite<E extends AnyEndpoint>(
  endpoint: E,
  options: RequestOptions<E>,
  { fetch = globalThis.fetch, baseUrl }: Pick<ClientOptions, 'fetch' | 'baseUrl'> = {},
): void {
  const { params, body } = options as LooseOptions;
  const path = pathOf(endpoint, params ?? {});
  fetch(baseUrl ? new URL(path, baseUrl) : path, {
    method: endpoint.method,
    credentials: 'include',
    keepalive: true,
    headers: { ...headersFor(endpoint, options as LooseOptions), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Nobody is left to hear of a lost network.
  }).catch(() => undefined);
}
