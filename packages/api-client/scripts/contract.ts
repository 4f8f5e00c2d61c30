import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type AnyEndpoint, ApiError, type Client, createClient } from '@student/api-client';
import { operations } from '@student/api-client/table';
import { parse } from 'yaml';
import type { Document } from './differences.ts';
import { examplesOf } from './examples.ts';
import { sampleOf } from './sample.ts';

/**
 * Plays the client against an independent server that Prism builds from the contract alone. Prism refuses a request
 * that the contract does not allow; the client refuses an answer that its schemas do not know.
 */
const contract = fileURLToPath(new URL('../openapi.yaml', import.meta.url));
const examples = examplesOf(parse(await readFile(contract, 'utf8')) as Document);
/** What Prism is asked to answer: the examples of the contract, or anything that its schemas allow. */
const kinds = ['dynamic=false', 'dynamic=true'];
const port = await freePort();
const prism = startPrism(port);
process.once('exit', () => prism.kill());

try {
  const baseUrl = `http://127.0.0.1:${port}`;
  await isUp(baseUrl);
  const failures: string[] = [];
  for (const kind of kinds) failures.push(...(await walk(baseUrl, kind)));
  for (const failure of failures) console.error(failure);
  console.log(`${operations.length * kinds.length - failures.length} passed, ${failures.length} failed`);
  process.exitCode = failures.length ? 1 : 0;
} finally {
  prism.kill();
}

async function walk(baseUrl: string, kind: string): Promise<string[]> {
  const failures: string[] = [];
  for (const { operationId, endpoint } of operations) {
    const body = examples.get(operationId)?.bodies[0];
    const dropped: string[] = [];
    const client = createClient({
      baseUrl,
      fetch: asked(kind),
      onDroppedRows: ({ issues }) => dropped.push(...issues.map(({ path }) => path)),
    });
    const fault = await faultOf(client, endpoint, body);
    if (fault || dropped.length)
      failures.push(`${operationId} (${kind}): ${fault ?? `dropped ${dropped.join(', ')}`}`);
  }
  return failures;
}

async function faultOf(client: Client, endpoint: AnyEndpoint, body: unknown): Promise<string | undefined> {
  try {
    await client.request(endpoint, sampleOf(endpoint, body));
    return undefined;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const { code, status, issues, cause } = fault;
    const said = cause && typeof cause === 'object' && 'data' in cause ? JSON.stringify(cause.data) : '';
    return `${code} ${status ?? ''} ${issues.map(({ path, message }) => `${path}: ${message}`).join('; ')} ${said}`;
  }
}

/** Outside a browser nobody keeps the cookie, so it is added by hand. */
function asked(kind: string): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', 'decola_session=contract');
    request.headers.set('prefer', kind);
    return fetch(request);
  };
}

function startPrism(port: number): ChildProcess {
  const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'));
  const started = [
    'mock',
    contract,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--errors',
    '--verboseLevel',
    'warn',
  ];
  return spawn(process.execPath, [cli, ...started], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function isUp(baseUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${baseUrl}/api/decola/configuration`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error('contract: Prism did not start within 30 seconds');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('contract: no free port');
  return address.port;
}
