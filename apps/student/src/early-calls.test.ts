import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EarlyCalls, takeEarlyCall } from './early-calls.ts';

const address = '/api/decola/configuration';

let calls: EarlyCalls = {};

beforeEach(() => {
  calls = {};
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call that the document has started; it answers, or breaks when it is ended. */
function early(answer?: Response) {
  const end = new AbortController();
  const promise = new Promise<Response>((resolve, reject) => {
    if (answer) resolve(answer);
    end.signal.addEventListener('abort', () => reject(end.signal.reason));
  });
  calls[address] = { answer: promise, end };
  return end.signal;
}

const fetched = vi.fn<typeof fetch>(async (input) => {
  if (input instanceof Request) input.signal.throwIfAborted();
  return new Response('asked');
});
const ask = (init?: RequestInit, of = calls) =>
  takeEarlyCall(
    fetched,
    of,
  )(new Request(`https://app.invalid${address}`, init)).then((answer) => answer.text());

it('an early answer is used once', async () => {
  early(new Response('early'));
  expect([await ask(), await ask()]).toEqual(['early', 'asked']);
});

it('an early call without an answer is given up after 8 s and sent anew', async () => {
  const ended = early();
  const answer = ask();
  await vi.advanceTimersByTimeAsync(7999);
  expect(ended.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([ended.aborted, await answer]).toEqual([true, 'asked']);
});

it('an early call ends with the request that has taken it over', async () => {
  const ended = early();
  const end = new AbortController();
  const answer = ask({ signal: end.signal });
  end.abort();
  await expect(answer).rejects.toThrow();
  expect(ended.aborted).toBe(true);
});

it('a write is never taken for an early call, and leaves none of them: somebody else may have signed in by it', async () => {
  early(new Response('early'));
  calls['/api/other'] = calls[address];
  expect(await ask({ method: 'POST' })).toBe('asked');
  expect([Object.keys(calls), await ask()]).toEqual([[], 'asked']);
});

it('an app beside the one that the document was opened for takes none of its calls', async () => {
  early(new Response('early'));
  expect([await ask({}, {}), await ask()]).toEqual(['asked', 'early']);
});

it('an early answer that the session is over leaves no other early answer', async () => {
  early(new Response('over', { status: 403 }));
  calls['/api/other'] = calls[address];
  expect([await ask(), Object.keys(calls)]).toEqual(['over', []]);
});

it('an early answer is not used half a minute after the document was opened', async () => {
  const now = vi.spyOn(performance, 'now');
  for (const [age, text] of [
    [29_999, 'early'],
    [30_000, 'asked'],
  ] as const) {
    now.mockReturnValue(age);
    early(new Response('early'));
    expect(await ask()).toBe(text);
  }
  now.mockRestore();
});
