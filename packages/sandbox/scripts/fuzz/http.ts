import { Agent, request } from 'node:http';
import type { Sender } from '../../src/fuzz/fuzz.ts';

/** Sends requests as they are, over connections that stay open: no client tidies up their addresses. */
export const overHttp = (url: string): { send: Sender; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { port } = new URL(url);
  const send: Sender = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path: target,
          headers: { ...headers, origin: url, ...(body && { 'content-length': body.length }) },
          timeout: 60_000,
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              type: incoming.headers['content-type'] ?? '',
            }),
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
};
