import type { Platform } from './platform.ts';

/** Failures of code that could not be fetched: there is no network, or a new release has replaced it. */
const failures = new WeakSet<object>();

/** Records failures to fetch code; `signal` ends it. */
export function noticeMissingCode(events: Platform['events'], signal: AbortSignal): void {
  const onPreloadError = (event: Event) => {
    if ('payload' in event && typeof event.payload === 'object' && event.payload) failures.add(event.payload);
  };
  events.addEventListener('vite:preloadError', onPreloadError, { signal });
}

/** Whether this failed because code could not be fetched. The browser remembers that: only opening the page anew helps. */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * Opens the page anew once its address can be reached; until then it stays. A document without this code does the same for
 * itself (boot/no-app.js). @throws when it cannot be reached.
 */
export async function openAnew(fetch: Platform['fetch']): Promise<void> {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  location.reload();
}
