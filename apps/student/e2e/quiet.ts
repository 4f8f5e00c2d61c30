import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet, and when it last asked or got something. */
type Traffic = { open: Set<Request>; changedAt: number };

const traffic = new WeakMap<Page, Traffic>();

/** How long nothing may happen, in milliseconds, until a page counts as quiet. */
const quietMs = 500;

/** Follows what every page of a context asks for, from its first call on. */
export function recordTraffic(context: BrowserContext): void {
  const follow = (page: Page) => {
    const open: Traffic['open'] = new Set();
    const own: Traffic = { open, changedAt: Date.now() };
    traffic.set(page, own);
    const changed = () => {
      own.changedAt = Date.now();
    };
    page.on('request', (request) => {
      // A new document: what the one before it still waits for comes to nobody.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
      changed();
    });
    const ended = (request: Request) => {
      open.delete(request);
      changed();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    // What was saved on leaving the document before outlives it, and its end may never be told.
    page.on('domcontentloaded', () => {
      for (const request of open) if (request.method() !== 'GET') open.delete(request);
    });
  };
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}

/**
 * Waits until a page has asked for nothing for half a second and waits for no answer. The browser's own `networkidle` will not do: it
 * is told once for each document, also where a page goes on asking, and never where a save on leaving was not seen to end.
 */
export async function quiet(page: Page): Promise<void> {
  const own = traffic.get(page);
  if (!own) throw new Error('Nothing is known of what this page asks for.');
  const until = Date.now() + 30_000;
  const isQuiet = () => own.open.size === 0 && Date.now() - own.changedAt >= quietMs;
  while (!isQuiet()) {
    if (Date.now() > until) {
      const asked = [...own.open].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(
        `The page is not quiet after half a minute. It waits for: ${asked.join(', ') || 'nothing'}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
