import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, getConfiguration } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['5', 5_000, 2],
  ['6', 5_000, 1],
  ['3600', 5_000, 1],
])(
  'a read that the server wants tried again in %s s has been sent so often after %i ms: %i',
  async (header, after, calls) => {
    const fetch = vi.fn(async () =>
      Response.json({ code: 'X', message: 'Calma.' }, { status: 429, headers: { 'retry-after': header } }),
    );
    const client = createClient({ baseUrl: 'https://api.invalid', fetch, retries: 1 });
    const failure = client.request(getConfiguration).catch(({ status, message }) => [status, message]);
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(calls);
    expect(await failure).toEqual([429, 'Calma.']);
  },
);
