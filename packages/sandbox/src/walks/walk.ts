import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnyEndpoint,
  ApiError,
  type Client,
  createClient,
  type RequestOptions,
} from '@student/api-client';
import { type Operation, operations } from '@student/api-client/table';
import { type Document, examplesOf, sampleOf } from '@student/api-client/testing';
import { parse } from 'yaml';
import { openSandbox, type Sandbox, type SandboxOptions } from '../open-sandbox.ts';
import { routes } from '../routes.ts';
import type { Person } from '../store/records-people.ts';
import { quickPasswords } from '../testing.ts';

/** The contract as a document. */
export const contract: Document = parse(
  readFileSync(fileURLToPath(import.meta.resolve('@student/api-client/openapi.yaml')), 'utf8'),
);

const examples = examplesOf(contract);
const handled = new Set(routes.map(({ name }) => name));

/** Operations that the sandbox answers, and the names of those that it does not. */
export const answered: readonly Operation[] = operations.filter(({ operationId }) =>
  handled.has(operationId),
);
export const missing: readonly string[] = operations
  .map(({ operationId }) => operationId)
  .filter((name) => !handled.has(name));

/** What one call gave: data, or the error of the client; and the last answer as it travelled. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly status: number;
  readonly body: unknown;
}

/** A sandbox, and the client of one person that talks to it without a network in between. */
export interface Stage {
  readonly sandbox: Sandbox;
  /** Who is signed in here. */
  me(): Person | undefined;
  call(operation: Operation, options?: RequestOptions<AnyEndpoint>): Promise<Outcome>;
}

/** Opens a stage. `timeout` is that of the client, in milliseconds. */
export const openStage = (options: SandboxOptions = {}, timeout = 10_000): Stage =>
  openBrowser(openSandbox({ passwords: quickPasswords, ...options }), undefined, timeout);

/** A client with a session of its own, and that keeps its cookie, where the sandbox has sessions with cookies. */
export const openBrowser = (sandbox: Sandbox, personId?: number, timeout = 10_000): Stage => {
  const { sessions } = sandbox.world;
  const person = personId === undefined ? undefined : sandbox.store.get('people', personId);
  let cookie = person ? cookieIn(sessions.open(person)) : undefined;
  const signed = (request: Request) => {
    if (cookie) request.headers.set('cookie', cookie);
    return request;
  };
  let last: { status: number; body: unknown } = { status: 0, body: undefined };
  const client: Client = createClient({
    baseUrl: 'http://sandbox.test',
    retries: 0,
    timeout,
    fetch: async (input, init) => {
      const request = signed(new Request(input, init));
      const response = await Promise.race([sandbox.answer(request), aborted(request.signal)]);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      cookie = cookieIn(response.headers) ?? cookie;
      last = { status: response.status, body: await jsonOf(response.clone()) };
      return response;
    },
  });
  return {
    sandbox,
    me: () => sessions.personOf(signed(new Request('http://sandbox.test'))),
    call: async (operation, options) => {
      last = { status: 0, body: undefined };
      try {
        const data = await client.request(operation.endpoint, { ...callOf(operation), ...options });
        return { data, ...last };
      } catch (error) {
        return { error, ...last };
      }
    },
  };
};

const cookieIn = (headers: Headers): string | undefined => headers.get('set-cookie')?.split(';')[0];

/** A valid call, with the body that the contract shows. */
export const callOf = ({ operationId, endpoint }: Operation): RequestOptions<AnyEndpoint> =>
  sampleOf(endpoint, examples.get(operationId)?.bodies[0]);

/** The operation of this name. */
export const operationOf = (operationId: string): Operation => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no operation ${operationId}`);
  return operation;
};

/** Code and message of an error; a sentence about it when it is not of the client. */
export const told = (error: unknown) =>
  error instanceof ApiError ? { code: error.code, message: error.message } : { unexpected: String(error) };

const jsonOf = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json().catch(() => undefined) : undefined;

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
