import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { rangeOf } from '../packages/sandbox/src/serve/ranges.ts';
import { fileIn, typeOf } from '../packages/sandbox/src/serve/static-files.ts';
import { root } from './root.mjs';

/** A web server that has the files of one folder and nothing else. */
export type FolderServer = { url: string; close: () => Promise<void> };

/** Serves a folder of the project under `base`, `/` or `/a/b/`, on a free port of this machine; anything else is a 404. */
export async function serveFolder(folder: string, base: string): Promise<FolderServer> {
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
    const file = fileIn(resolve(root, folder), path);
    if (!file) return response.writeHead(404).end();
    const { size } = statSync(file);
    // A film is asked for in pieces.
    const range = rangeOf(headers.range ?? null, size) ?? undefined;
    const { from, to } = range ?? { from: 0, to: size - 1 };
    response.writeHead(range ? 206 : 200, {
      'content-type': typeOf(file),
      'content-length': to - from + 1,
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
    });
    if (size === 0) return response.end();
    const content = createReadStream(file, { start: from, end: to });
    // It was there a moment ago.
    content.on('error', () => response.destroy());
    return content.pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
