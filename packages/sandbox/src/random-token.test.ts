import { expect, test, vi } from 'vitest';
import { randomToken } from './random-token.ts';

test('a token is made of all its random bits', () => {
  const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set(Array.from({ length: 16 }, (_, at) => 0xf0 + at));
    return bytes;
  });
  expect(randomToken()).toBe('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
  expect(given).toHaveBeenCalledTimes(1);
  given.mockRestore();
});

test('no digit of many tokens is the same in all of them', () => {
  const tokens = Array.from({ length: 200 }, randomToken);
  for (let at = 0; at < 32; at++) expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(8);
});
