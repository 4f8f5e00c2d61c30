import { afterEach, expect, it, vi } from 'vitest';
import { createId } from './create-id.ts';
import { browserPlatform } from './platform.ts';

afterEach(() => vi.unstubAllGlobals());

it('each id is a UUID of its own', () => {
  const ids = Array.from({ length: 1000 }, createId);
  expect(new Set(ids).size).toBe(1000);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
});

it('the browser makes ids and an app also on plain http, which has neither randomUUID nor locks', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  expect([createId().length, browserPlatform().locks]).toEqual([36, undefined]);
});
