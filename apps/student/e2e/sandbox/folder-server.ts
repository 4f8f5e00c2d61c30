import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileIn, typeOf } from '../../../../packages/sandbox/src/serve/static-files.ts';

const project = resolve(import.meta.dirname, '../../../..');

/** A web server that has the files of one folder and nothing else. */
export type FolderServer = { url: string; close: () => Promise<void> };

/** Serves a folder of the project under `base`, `/` or `/a/b/`; anything else is a 404. */
export async function serveFolder(folder: string, base: string): Promise<FolderServer> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
    const file = fileIn(resolve(project, folder), path);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': typeOf(file) });
    return createReadStream(file).pipe(response);
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
