import { ApiError, getCurrentUser } from '@student/api-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { errorText } from '../pt-br/errors.ts';
import { ana } from '../session/testing/people.ts';
import { expired, sessionWorld, settled, type WorldOptions } from '../session/testing/session-world.ts';
import { signingOut } from './sign-out.provided.ts';

/** Ana, who has confirmed that she wants to leave. */
async function leaving(answers: Partial<WorldOptions>) {
  const world = sessionWorld({ at: '/student/course/1', kept: ana, ...answers });
  onTestFinished(world.stop);
  await settled();
  const outboxes = { ...world.outboxes, open: async () => undefined, unsent: async () => [] };
  const tell = (error: unknown) => world.messages.fail(errorText(error));
  const actor = signingOut({ ...world, outboxes, tell, platform: { ...world.platform } }, ana.id).start();
  actor.send({ type: 'leave.confirm' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('leaving')).toBe(true));
  world.outbox.length = 0;
  return { ...world, actor };
}

it('a session whose end is heard before the answer has been signed out of: no sentence, nothing left', async () => {
  const answer = Promise.withResolvers<void>();
  let isOver = false;
  const world = await leaving({
    signOut: () => answer.promise,
    person: () => {
      if (isOver) throw expired;
      return { user: ana, companies: [] };
    },
  });
  isOver = true;
  await world.request(getCurrentUser).catch(() => undefined);
  expect([await world.where(), world.told(), world.outbox]).toEqual(['/student/home', [], ['wipe 1']]);
  answer.resolve();
  await settled();
  expect([world.actor.getSnapshot().value, world.told(), world.outbox]).toEqual(['left', [], ['wipe 1']]);
});

it('a session that was over already has been signed out of', async () => {
  const answer = Promise.withResolvers<void>();
  const world = await leaving({ signOut: () => answer.promise });
  answer.reject(expired);
  expect([await world.where(), world.told(), world.outbox]).toEqual(['/student/home', [], ['wipe 1']]);
  expect(world.actor.getSnapshot().value).toBe('left');
});

const known = new ApiError({ code: 'NOT_FOUND', status: 404, message: 'A sessão não existe.' });

it.each([
  ['a refusal in a box, with its own sentence', known, 'alert', 'A sessão não existe.'],
  [
    'anything else with the general one',
    new TypeError('x is undefined'),
    'error',
    'Ocorreu um erro inesperado.',
  ],
])('%s, logged, and the person is gone all the same (AUTH-40, AUTH-41)', async (_, error, kind, text) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = Promise.withResolvers<void>();
  const world = await leaving({ signOut: () => answer.promise });
  answer.reject(error);
  expect([await world.where(), world.actor.getSnapshot().value]).toEqual(['/student/home', 'failed']);
  expect(world.messages.list()).toMatchObject([{ kind, text }]);
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
