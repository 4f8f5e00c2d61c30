import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** What answers requests over HTTP. */
export type App = Hono<{ Bindings: HttpBindings; Variables: { isWhole?: boolean } }>;

export type Listening = { port: number; close(): Promise<void> };

/** Listens on the port or, when it is taken, on the next free one of the following twenty. 0 takes any free one. */
export const listen = async (app: App, host: string, port: number): Promise<Listening> => {
  for (let candidate = port; ; candidate++) {
    const server = createAdaptorServer({ fetch: app.fetch });
    // Longer than clients keep a quiet connection, so that no call meets one that is just being closed.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, resolve);
      });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || candidate >= port + 20) throw error;
      continue;
    }
    return {
      port: (server.address() as AddressInfo).port,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    };
  }
};
