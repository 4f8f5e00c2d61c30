import { getCurrentUser } from '@student/api-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ana } from '../session/testing/people.ts';
import { expired, sessionWorld, settled, type WorldOptions } from '../session/testing/session-world.ts';
import { signingOut } from './sign-out.provided.ts';

/** Ana, who has confirmed that she wants to leave. */
async function leaving(answers: Partial<WorldOptions>) {
  const world = sessionWorld({ at: '/student/course/1', kept: ana, ...answers });
  onTestFinished(world.stop);
  await settled();
  const outboxes = { ...world.outboxes, open: async () => undefined, unsent: async () => [] };
  const actor = signingOut({ ...world, outboxes, platform: { ...world.platform } }, ana.id).start();
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
