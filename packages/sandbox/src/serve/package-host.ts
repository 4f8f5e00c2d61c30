import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Sandbox } from '../open-sandbox.ts';
import { filesOf } from './folders.ts';
import { refuseMalformed } from './gate.ts';
import type { App } from './listen.ts';
import { policyOfPackageHost, policyOfPackagesAtHome, usualHeaders } from './policies.ts';

/**
 * The name under which packages of courses are served on this machine, and nothing else is: browsers find it here by themselves, and a page
 * of it shares neither cookies nor storage with one of the app (decision 0642).
 */
export const packageHostName = 'packages.localhost';

const thisMachine = /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/;
const media = resolve(import.meta.dirname, '../../media');
const base = '/student/package-host/';

/** Where the pages of an app at this address let packages run, or nothing where nobody knows. */
export const packageOriginFor = (
  { hostname, protocol, port }: URL,
  elsewhere?: string,
): string | undefined => {
  if (elsewhere) return elsewhere;
  return thisMachine.test(hostname) ? `${protocol}//${packageHostName}${port && `:${port}`}` : undefined;
};

/** The document of an app at this address in which packages run. */
export const packageHostFor = (address: URL, elsewhere?: string): string | undefined => {
  const origin = packageOriginFor(address, elsewhere);
  return origin && `${origin}${base}`;
};

type Parts = {
  /** The folder of the built app. */
  app: string;
  /** Names of hosts at which the app is opened. */
  hosts: () => readonly string[];
  /** Origin of the app, where it is opened elsewhere. */
  address?: string | undefined;
  /** Origin of packages, where it is another than on this machine. */
  packages?: string | undefined;
};

/** Answers what is asked for under the name of packages: their files and the document in which they run. */
export const servePackages = (
  app: App,
  sandbox: Sandbox,
  { app: folder, hosts, address, packages }: Parts,
): void => {
  const own = new Hono<{ Variables: { framers: string[] } }>();
  const names = [packageHostName, ...(packages ? [new URL(packages).hostname] : [])];
  const files = (under: string, root: string, policy: (framers: readonly string[]) => string) => {
    let serve: MiddlewareHandler | undefined;
    own.get(`${under}*`, async (context, next) => {
      // An app may be built while it is served.
      if (!existsSync(root)) return next();
      serve ??= filesOf(root, { base: under, cache: () => 'no-cache' });
      const answer = await serve(context, next);
      // What is not there goes on to the next, whose answer is none yet.
      if (answer instanceof Response)
        answer.headers.set('content-security-policy', policy(context.get('framers')));
      return answer;
    });
  };
  own.use(usualHeaders, refuseMalformed(sandbox), etag(), compress());
  own.use(async (context, next) => {
    const { protocol, port } = new URL(context.req.url);
    const at = (name: string) => `${protocol}//${name}${port && `:${port}`}`;
    // `.name` stands for a name and all below it.
    const named = hosts().flatMap((host) => (host.startsWith('.') ? [host.slice(1), `*${host}`] : [host]));
    const names = new Set(['localhost', '127.0.0.1', ...named]);
    context.set('framers', [...[...names].map(at), ...(address ? [address] : [])]);
    await next();
  });
  files('/files/scorm/', resolve(media, 'scorm'), policyOfPackagesAtHome);
  files(base, resolve(folder, 'package-host'), policyOfPackageHost);
  own.notFound(({ text }) => text('Não encontrado.', 404));
  app.use(async ({ req, env }, next) => {
    const isOwn = names.includes(new URL(req.url).hostname);
    return isOwn ? own.fetch(req.raw, env) : next();
  });
};
