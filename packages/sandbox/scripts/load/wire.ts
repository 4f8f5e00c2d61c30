import { Agent, request } from 'node:http';
import { type Operation, operations } from '@student/api-client/table';

/** What a call needs beyond the name of its operation. */
export type Parts = {
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, number | string>>;
  body?: unknown;
};

export type Answered = { status: number; text: string };

const byName = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));

/** Method and address of a call, as the contract writes them. */
export const lineOf = (name: string, { params = {}, query = {} }: Parts) => {
  const operation = byName.get(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const path = operation.endpoint.path.replace(/:(\w+)/g, (_, part: string) => String(params[part]));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return { method: operation.endpoint.method, path: search.size > 0 ? `${path}?${search}` : path };
};

/** Calls a server over a bounded number of connections, which stay open. More calls wait for one of them. */
export const openWire = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const { hostname: host, port } = new URL(url);
  const call = (cookie: string, name: string, parts: Parts = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const { method, path } = lineOf(name, parts);
      const body = parts.body === undefined ? undefined : Buffer.from(JSON.stringify(parts.body));
      const headers = {
        cookie,
        origin: url,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      };
      const outgoing = request({ agent, host, port, path, method, headers, timeout: 60_000 }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { call, close: () => agent.destroy() };
};
