import { type RequestOptions, request } from 'node:http';

/** An answer as it travelled: nothing is decoded or followed. */
export type Asked = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  bytes: Buffer;
};

type Asking = { method?: string; headers?: Record<string, string>; body?: string };

/** For tests: asks over HTTP as a program does that may name any host, which `fetch` forbids. */
export const ask = (port: number, path: string, { method = 'GET', headers, body }: Asking = {}) =>
  new Promise<Asked>((resolve, reject) => {
    const options: RequestOptions = { port, host: '127.0.0.1', path, method, agent: false };
    const asked = request({ ...options, ...(headers && { headers }) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: Object.fromEntries(told), text: bytes.toString(), bytes });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Sends bytes until the answer comes; gives its status and how many bytes had left by then. */
export const pour = (port: number, path: string, headers: Record<string, string>, most: number) =>
  new Promise<{ status: number; sent: number; text: string }>((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const chunk = Buffer.alloc(16_384, ' ');
    const asked = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false });
    asked.on('response', (answer) => {
      isAnswered = true;
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, sent, text }));
    });
    asked.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const send = () => {
      if (isAnswered || sent >= most) return;
      sent += chunk.length;
      // As over a network: the other side gets its turn after each piece.
      asked.write(chunk, () => setTimeout(send));
    };
    send();
  });
