import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { answerOnce } from './idempotency.ts';
import { openSandbox } from './open-sandbox.ts';

test.each([
  [403, 200],
  [500, 200],
  [422, 422],
])(
  'a write that was answered with %i is answered with %i under the same key, once all is well',
  async (first, second) => {
    const { world, store } = openSandbox({ clock: fixedClock('2026-03-09T12:00:00.000Z') });
    const [person] = store.list('people');
    if (person) world.sessions.open(person);
    const send = (status: number) =>
      answerOnce(
        world,
        'createNote',
        new Request('http://x.invalid/', { method: 'POST', headers: { 'Idempotency-Key': 'a-1' } }),
        async () => Response.json({}, { status }),
      );
    expect((await send(first)).status).toBe(first);
    expect((await send(200)).status).toBe(second);
  },
);
