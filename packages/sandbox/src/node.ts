import { setupServer } from 'msw/node';
import type { SandboxOptions } from './open-sandbox.ts';
import { quickPasswords } from './testing.ts';
import { createSandbox } from './worker.ts';

/** A sandbox for tests under Node. Call `server.listen()` before and `server.close()` after. */
export const createTestSandbox = (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ passwords: quickPasswords, ...options });
  return { ...sandbox, server: setupServer(...sandbox.handlers) };
};
