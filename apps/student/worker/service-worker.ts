/**
 * The app's service worker (decision 0606): keeps the document, the code and the brand on the device, so that a page opens without a
 * network and quickly with a slow one. Answers of the API, and files that people have uploaded or study, never go through it: nothing
 * of a person is in its caches. Built by `worker.plugin.ts` into `service-worker.js` beside the document.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { prefix } from '../src/places.ts';
import { shell } from '../src/pt-br/shell.ts';
import { isCode, isOfBrand, isPage, keyOfDocument } from './addresses.ts';

/** What every signed-in page and the ways in are drawn with, relative to the app's root; written in by the build. */
declare const __SHELL__: readonly string[];

/** Of a service worker's own scope, as far as it is used here; TypeScript's library for it excludes that of pages. */
type Scope = {
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install',
    listen: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};
const scope = globalThis as unknown as Scope;

const names = { documents: 'student-documents', code: 'student-code', brand: 'student-brand' } as const;
/** Days in seconds. */
const days = (count: number) => count * 24 * 60 * 60;
/** After this many seconds without an answer, what is kept is shown. */
const patience = 4;

/** The address that the document is asked for and kept under at installation. */
const root = `${prefix}/`;
const inDocuments = { cacheName: names.documents };

const documents = new NetworkFirst({
  cacheName: names.documents,
  networkTimeoutSeconds: patience,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOfDocument(request.url),
      // A redirect, an error and what some network's sign-in page says are no document of the app.
      cacheWillUpdate: async ({ response }) => (isDocument(response) ? response : null),
      // That of the installation knows all brands, and stands for one whose own document came before there was a worker.
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ?? caches.match(root, inDocuments),
    },
  ],
});

/** Its names change with what is in it, so what is kept is right for ever; what is not used any more goes. */
const code = new CacheFirst({
  cacheName: names.code,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: days(60), purgeOnQuotaError: true }),
  ],
});

/** Its names stay while what is in it changes, so the network comes first. */
const brand = new NetworkFirst({
  cacheName: names.brand,
  networkTimeoutSeconds: patience,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: days(60), purgeOnQuotaError: true }),
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && isCode(url.pathname), code);
registerRoute(({ url, sameOrigin }) => sameOrigin && isOfBrand(url.pathname), brand);
registerRoute(new NavigationRoute((options) => documents.handle(options), { allowlist: [isPage] }));
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? unreachable() : Response.error()));

enableNavigationPreload();
// A new version takes over at once: documents come from the network first, so no page waits for its old one to be closed.
scope.skipWaiting();
clientsClaim();
scope.addEventListener('install', (event) => {
  const keep = async (by: Strategy, address: string) => {
    const [answer, done] = by.handleAll({ event, request: new Request(address) });
    const { ok } = await answer;
    await done;
    if (!ok) throw new Error(`${address} could not be kept.`);
  };
  // Through the strategies, which know their ages. What cannot be had now fails the installation, which is tried again.
  const files = __SHELL__.map((file) => keep(code, `${prefix}/${file}`));
  event.waitUntil(Promise.all([keep(documents, root), ...files]));
});

function isDocument({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Where not even the document is kept: the browser threw it away. */
function unreachable(): Response {
  const { title, text } = shell.codeMissing;
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1rem/1.5 system-ui;display:grid;place-content:center;min-height:90vh;padding:1rem;text-align:center"><h1>${title}</h1><p>${text}</p><p><a href="">${shell.retry}</a></p>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
