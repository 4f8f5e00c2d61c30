import { expect, test } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

const asked = new Request('http://localhost/api/decola/list/schools');

test('a request that a fault keeps silent is known before it is asked', () => {
  const sandbox = openSandbox();
  expect(sandbox.isSilent(asked)).toBe(false);
  sandbox.setFaults({ '*': 'silent' });
  expect(sandbox.isSilent(asked)).toBe(true);
  sandbox.setFaults({ '*': 'failing' });
  expect(sandbox.isSilent(asked)).toBe(false);
});
