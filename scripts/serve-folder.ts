import { resolve } from 'node:path';
import { Hono } from 'hono';
import { filesOf } from '../packages/sandbox/src/serve/folders.ts';
import { type App, listen } from '../packages/sandbox/src/serve/listen.ts';
import { root } from './root.mjs';

/** A web server that has the files of one folder and nothing else. */
export type FolderServer = { url: string; close: () => Promise<void> };

/** Serves a folder of the project under `base`, `/` or `/a/b/`, on a free port of this machine; anything else is a 404. */
export async function serveFolder(folder: string, base: string): Promise<FolderServer> {
  const app: App = new Hono();
  app.get(`${base}*`, filesOf(resolve(root, folder), { base, cache: () => 'no-cache' }));
  const { port, close } = await listen(app, '127.0.0.1', 0);
  return { url: `http://localhost:${port}${base}`, close };
}
