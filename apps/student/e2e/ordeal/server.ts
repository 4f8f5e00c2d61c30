import type { Browser, BrowserContext } from '@playwright/test';
import { Hono } from 'hono';
import { openSandbox, type Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import { appOf } from '../../../../packages/sandbox/src/serve/app.ts';
import { asServed } from '../../../../packages/sandbox/src/serve/as-served.ts';
import { type App, listen } from '../../../../packages/sandbox/src/serve/listen.ts';
import { signIn } from '../people.ts';
import { type Weather, weatherOver } from './weather.ts';

/** A sandbox with the built app over real HTTP, as `npm start` serves it, behind a network that can be bad. */
export type Server = {
  url: string;
  sandbox: Sandbox;
  weather: Weather;
  /** What a browser of somebody who has signed in remembers. */
  storage: Remembered;
  close: () => Promise<void>;
};

type Remembered = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How the windows look. */
export const look = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
} as const;

export async function openServer(browser: Browser): Promise<Server> {
  const sandbox = openSandbox(asServed());
  const weather = weatherOver(sandbox);
  const app = appOf({ ...sandbox, outcome: weather.answer }, {});
  const once: App = new Hono();
  // A browser sends a call again by itself, unseen, when a connection that it had used before breaks off.
  once.all('*', ({ req, env }) => {
    env.outgoing.shouldKeepAlive = false;
    return app.fetch(req.raw, env);
  });
  const { port, close } = await listen(once, '127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  return { url, sandbox, weather, storage: await signedIn(browser, url), close };
}

async function signedIn(browser: Browser, url: string): Promise<Remembered> {
  const context = await browser.newContext({ ...look, baseURL: url });
  await signIn(await context.newPage());
  const { origins } = await context.storageState();
  await context.close();
  return { origins, cookies: [] };
}
