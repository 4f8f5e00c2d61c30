import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:crypto');
  vi.doUnmock('node:os');
  vi.resetModules();
});

/** Passwords on a machine with so many processors, whose hashes are never done. */
const openPasswords = async (processors: number) => {
  const begun = vi.fn();
  vi.doMock('node:crypto', async (original) => ({
    ...(await original<object>()),
    argon2: begun,
    scrypt: begun,
  }));
  vi.doMock('node:os', async (original) => ({
    ...(await original<object>()),
    availableParallelism: () => processors,
  }));
  vi.resetModules();
  const { argon2Passwords } = await import('./argon2.ts');
  return { begun, passwords: argon2Passwords({ memory: 8, passes: 1 }) };
};

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 3],
])('with %d processors %d passwords are hashed at once', async (processors, atOnce) => {
  const { begun, passwords } = await openPasswords(processors);
  for (let person = 0; person < 10; person += 1) passwords.hash('Nuvem#4821');
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(atOnce));
});

test('a thousand wait for their turn, and the next one is told to come again', async () => {
  const { passwords } = await openPasswords(2);
  const refused = vi.fn();
  for (let person = 0; person < 1002; person += 1) passwords.hash('Nuvem#4821').catch(refused);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(refused.mock.lastCall).toEqual([expect.objectContaining({ status: 503 })]);
});

test('passwords as they were kept before wait for their turn too', async () => {
  const { begun, passwords } = await openPasswords(2);
  const kept = `scrypt$${'00'.repeat(16)}$${'00'.repeat(32)}`;
  for (let person = 0; person < 10; person += 1) passwords.verify('Nuvem#4821', kept);
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
});
