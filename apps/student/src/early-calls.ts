/**
 * Calls that the document starts before any script of the app has arrived (see index.html); the first request for the
 * same address takes over the answer on its way, so that data and code travel side by side.
 */
declare global {
  interface Window {
    earlyCalls?: Record<string, Promise<Response> | undefined>;
  }
}

/** `fetch`, with the document's early answers used up once each. Rejects like `fetch`. */
export const fetchOnce: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = request.method === 'GET' ? window.earlyCalls?.[pathname + search] : undefined;
  if (!early || !window.earlyCalls) return fetch(request, init);
  delete window.earlyCalls[pathname + search];
  return early.catch(() => fetch(request, init));
};
