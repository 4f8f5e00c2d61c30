import { ApiError } from '@student/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Request } from '../request.ts';
import { providedCover } from './questionnaire.provided.ts';

const placed = { place: { kind: 'course', courseId: 34 }, contentId: 3403 } as const;

/** Presses 'begin' once per answer of the server; the keys under which it was asked. */
async function keysOf(answers: readonly (number | ApiError)[]) {
  const keys: (string | undefined)[] = [];
  const request = (async (_: unknown, { idempotencyKey }: { idempotencyKey?: string }) => {
    const answer = answers[keys.push(idempotencyKey) - 1];
    if (answer instanceof ApiError) throw answer;
    return {
      id: answer,
      createdAt: '2026-03-02T12:00:00Z',
      finishedAt: null,
      questions: { corrects: 0, answered: 0, total: 5 },
    };
  }) as unknown as Request;
  const machine = providedCover({ request, queryClient: new QueryClient() }, placed);
  const actor = createActor(machine, { input: { content: 'course/34/3403' } }).start();
  for (const _ of answers) {
    actor.send({ type: 'attempt.begin' });
    await waitFor(actor, (snapshot) => !snapshot.matches('generating'));
  }
  return keys;
}

it('a try that nobody answered goes again under its key, so that one attempt is made (QUIZ-03)', async () => {
  const lost = new ApiError({ code: 'NO_RESPONSE', message: 'x' });
  const [first, second] = await keysOf([lost, 65]);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('one that the server refused is another one the next time', async () => {
  const refused = new ApiError({ code: 'ATTEMPT_LIMIT_REACHED', status: 422, message: 'x' });
  const [first, second] = await keysOf([refused, 65]);
  expect(second).not.toBe(first);
});
