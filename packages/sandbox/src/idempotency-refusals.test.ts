import { expect, test } from 'vitest';
import { answerOnce } from './idempotency.ts';
import { openSandbox } from './open-sandbox.ts';

test.each([
  [403, 200],
  [500, 200],
  [422, 422],
])(
  'a write that was answered with %i is answered with %i under the same key, once all is well',
  (first, second) => {
    const { world } = openSandbox();
    const keyed = { userId: 1, operation: 'POST /', key: 'a-1', fingerprint: '' };
    const send = (status: number) => answerOnce(world, keyed, () => ({ status, body: '{}' })).status;
    expect(send(first)).toBe(first);
    expect(send(200)).toBe(second);
  },
);
