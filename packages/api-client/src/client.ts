import { droppedRows } from '@student/domain';
import ky from 'ky';
import * as v from 'valibot';
import { readData, readFile } from './answer.ts';
import { ApiError, type SchemaIssue } from './api-error.ts';
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from './endpoint.ts';
import { writeQuery } from './query-string.ts';
import { askedWait, refusalOf } from './refusal.ts';
import { headersFor, pathOf } from './request-parts.ts';
import { wireError } from './wire-error.ts';

/** ms: a read that the server wants tried again later than this fails at once, with its words; nobody waits longer before a page. */
const longestWait = 5_000;

/** How the client reaches the server. */
export interface ClientOptions {
  /** Origin of the server; left out, the origin of the page. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds that a call may take in all, retries and reading included. */
  readonly timeout?: number;
  /** How often a read is tried again after a lost connection or an overloaded server. Writes never are. */
  readonly retries?: number;
  /** Told of rows that were left out of a list because they break their schema. */
  readonly onDroppedRows?: (report: DroppedRowsReport) => void;
}

export interface DroppedRowsReport {
  /** `GET /api/decola/list/schools` */
  readonly row: string;
  readonly issues: readonly SchemaIssue[];
}

interface CommonOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive the page: for the last write when the page is hidden (64 KiB at most). */
  readonly keepalive?: boolean;
  /** Names this write on each of its attempts, so that a server which has taken it once does not take it again. */
  readonly idempotencyKey?: string;
  /** Told how much of the body was sent, from 0 to 1; for uploads. */
  readonly onProgress?: (share: number) => void;
}

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call needs besides the endpoint; of an endpoint that is not known by its type, anything. */
export type RequestOptions<E> = AnyEndpoint extends E ? LooseOptions : StrictOptions<E>;

type StrictOptions<E> = CommonOptions &
  (keyof ParamsOf<E> extends never ? unknown : { readonly params: ParamsOf<E> }) &
  Part<'query', QueryOf<E>> &
  ([BodyOf<E>] extends [never] ? unknown : { readonly body: BodyOf<E> }) &
  (E extends { readonly definition: { readonly auth: 'bearer' } } ? { readonly token: string } : unknown);

type Rest<E> =
  Record<never, never> extends RequestOptions<E>
    ? [options?: RequestOptions<E>]
    : [options: RequestOptions<E>];

/** Sends endpoints. It shows nothing and navigates nowhere: every fault becomes one {@link ApiError}. */
export interface Client {
  /**
   * Calls an endpoint and gives its parsed `data` (or the file).
   * @throws {ApiError} always, and nothing else
   */
  request<E extends AnyEndpoint>(endpoint: E, ...rest: Rest<E>): Promise<DataOf<E>>;
}

/** The options of an endpoint that is not known by its type. */
export interface LooseOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly token?: string;
}

/** Makes a client; one for the app, one per test. */
export function createClient(settings: ClientOptions = {}): Client {
  return {
    async request<E extends AnyEndpoint>(endpoint: E, ...[options]: Rest<E>): Promise<DataOf<E>> {
      if (!endpoint.isImplemented) throw wireError('NOT_IMPLEMENTED');
      return (await send(endpoint, (options ?? {}) as LooseOptions, settings)) as DataOf<E>;
    },
  };
}

/**
 * The address that a call is sent to, with path parameters and query filled in.
 *
 * @throws {ApiError} when a parameter or the query breaks its schema
 */
export function addressOf(
  endpoint: AnyEndpoint,
  { params = {}, query = {} }: Pick<LooseOptions, 'params' | 'query'> = {},
): string {
  return `${pathOf(endpoint, params)}${queryOf(endpoint, query)}`;
}

async function send(endpoint: AnyEndpoint, options: LooseOptions, settings: ClientOptions): Promise<unknown> {
  const path = addressOf(endpoint, options);
  const deadline = AbortSignal.timeout(settings.timeout ?? 30_000);
  try {
    const response = await ky(path, {
      method: endpoint.method,
      ...(settings.baseUrl && { baseUrl: settings.baseUrl }),
      fetch: await fetchFor(options, settings),
      credentials: 'include',
      headers: headersFor(endpoint, options),
      ...bodyFor(endpoint, options.body),
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
      timeout: false,
      keepalive: options.keepalive ?? false,
      retry: {
        limit: options.keepalive ? 0 : (settings.retries ?? 2),
        methods: ['get'],
        statusCodes: [408, 429, 502, 503, 504],
        shouldRetry: ({ error }) => (askedWait(error) > longestWait ? false : undefined),
      },
    });
    if (endpoint.definition.file) return await readFile(response);
    const data = await readData(response, endpoint.definition.data ?? v.unknown());
    report(endpoint, data, settings);
    return data;
  } catch (fault) {
    if (fault instanceof ApiError) throw fault;
    if (options.signal?.aborted) throw wireError('ABORTED', { cause: fault });
    if (deadline.aborted) throw wireError('TIMEOUT', { cause: fault });
    throw refusalOf(fault);
  }
}

function queryOf(endpoint: AnyEndpoint, given: Readonly<Record<string, unknown>>): string {
  if (!endpoint.definition.query) return '';
  const query = v.safeParse(v.object(endpoint.definition.query), given);
  if (!query.success) throw wireError('UNEXPECTED_ERROR', { cause: new v.ValiError(query.issues) });
  const written = writeQuery(query.output as Parameters<typeof writeQuery>[0]).toString();
  return written && `?${written}`;
}

function bodyFor(endpoint: AnyEndpoint, body: unknown): { json?: unknown; body?: FormData } {
  if (!endpoint.definition.body) return {};
  if (endpoint.definition.sends !== 'multipart') return { json: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value);
  return { body: form };
}

async function fetchFor(
  { onProgress }: LooseOptions,
  settings: ClientOptions,
): Promise<typeof globalThis.fetch> {
  // Looked up at each call, so that what replaces the global fetch later (tests, instrumentation) is used.
  const plain: typeof globalThis.fetch = (...request) => (settings.fetch ?? globalThis.fetch)(...request);
  if (!onProgress || settings.fetch || typeof XMLHttpRequest === 'undefined') return plain;
  return (await import('./upload-fetch.ts')).uploadFetch(onProgress);
}

function report(endpoint: AnyEndpoint, data: unknown, { onDroppedRows }: ClientOptions): void {
  const issues = onDroppedRows ? droppedIn(data, []) : [];
  if (issues.length) onDroppedRows?.({ row: `${endpoint.method} ${endpoint.path}`, issues });
}

function droppedIn(value: unknown, path: readonly string[]): SchemaIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = droppedRows(value).map(({ row, field, message }) => ({
    path: [...path, row, ...(field ? [field] : [])].join('.'),
    message,
  }));
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => droppedIn(inner, [...path, key]))];
}
