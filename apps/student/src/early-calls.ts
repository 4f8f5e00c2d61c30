import { forgetEarlyCalls } from './forget-early-calls.ts';

/**
 * Calls that the document starts before any script of the app has arrived (see boot/boot.js); the first request for the
 * same address takes over the answer on its way, so that data and code are loaded in parallel.
 */
declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** By address; each is used once. */
export type EarlyCalls = { [address: string]: EarlyCall | undefined };

type EarlyCall = { answer: Promise<Response>; end: AbortController };

/** An answer is as good as fresh for this long after the document was opened, in ms; later, the call is sent anew. */
const maxAge = 30_000;

/** How long an early call may stay without an answer before it is sent anew, in ms. */
const timeout = 8000;

/**
 * `fetch`, with the document's early answers used up once each. The first write makes all of them old: somebody else may have
 * signed in by it. Rejects like `fetch`, and ends with its request.
 */
export const takeEarlyCall =
  (fetch: typeof globalThis.fetch, calls: EarlyCalls): typeof globalThis.fetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.method !== 'GET') forgetEarlyCalls(calls);
    const early = take(request, calls);
    if (!early) return fetch(request, init);
    const giveUp = () => early.end.abort();
    const timer = setTimeout(giveUp, timeout);
    request.signal.addEventListener('abort', giveUp);
    try {
      const answer = await early.answer;
      // The session is over: whatever else was asked in its name is no answer to who signs in next.
      if (answer.status === 403) forgetEarlyCalls(calls);
      return answer;
    } catch {
      // It broke or took too long.
      return fetch(request, init);
    } finally {
      clearTimeout(timer);
    }
  };

function take({ url }: Request, calls: EarlyCalls): EarlyCall | undefined {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const early = calls[address];
  if (early) delete calls[address];
  return performance.now() < maxAge ? early : undefined;
}
