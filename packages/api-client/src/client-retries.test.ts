import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, getConfiguration } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a read that the server wants tried again in an hour is tried again after five seconds', async () => {
  const fetch = vi.fn(async () =>
    Response.json({ code: 'X', message: 'Calma.' }, { status: 429, headers: { 'retry-after': '3600' } }),
  );
  const client = createClient({ baseUrl: 'https://api.invalid', fetch, retries: 1 });
  const failure = client.request(getConfiguration).catch(({ status }) => status);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await failure).toBe(429);
});
