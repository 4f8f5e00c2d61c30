import { ApiError, getCourseContent } from '@student/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contentQuery } from '../contents/content.queries.ts';
import { memoryStorage } from '../memory-storage.ts';
import { errorText } from '../pt-br/errors.ts';
import type { Request } from '../request.ts';
import { providedCover } from './questionnaire.provided.ts';

const placed = { place: { kind: 'course', courseId: 34 }, contentId: 3403 } as const;

const attempt = (id: number) => ({
  id,
  createdAt: '2026-03-02T12:00:00Z',
  finishedAt: null,
  questions: { corrects: 0, answered: 0, total: 5 },
});

/** The content after so many attempts, the last of which runs. */
const contentAfter = (userAttempts: number) => ({
  id: placed.contentId,
  status: { progress: 0 },
  exercise: {
    maximumTime: null,
    status: {
      isDoing: userAttempts > 0,
      isFinished: false,
      userAttempts,
      questionnaire: userAttempts > 0 ? attempt(60 + userAttempts) : null,
    },
  },
});

/**
 * Presses 'begin' once per answer of the server, on a cover that knows of no attempt; the keys under which new ones were asked, and
 * where each press led.
 */
async function press(
  answers: readonly (number | ApiError)[],
  attemptsAtServer = 0,
  storage = memoryStorage(),
  /** Acts of the content that wait on the device after they were tried once more. */
  pending: readonly object[] = [],
) {
  const keys: (string | undefined)[] = [];
  const request = (async (endpoint: unknown, { idempotencyKey }: { idempotencyKey?: string }) => {
    if (endpoint === getCourseContent) return contentAfter(attemptsAtServer);
    const answer = answers[keys.push(idempotencyKey) - 1];
    if (answer instanceof ApiError) throw answer;
    return attempt(Number(answer));
  }) as unknown as Request;
  const queryClient = new QueryClient();
  queryClient.setQueryData(contentQuery(placed).queryKey, contentAfter(0) as never);
  const platform = { locks: undefined, databaseName: 'test', storage } as never;
  const led: (number | undefined)[] = [];
  const flushed: string[] = [];
  const outbox = {
    lane: (content: string, kind: string) => `${content}/${kind}`,
    flush: async (lane: string) => void flushed.push(lane),
    pending: async () => pending,
  };
  const outboxes = { open: async () => outbox } as never;
  const session = { get: () => ({ status: 'present', person: { id: 1 } }) } as never;
  const machine = providedCover({ request, queryClient, platform, outboxes, session }, placed);
  const actor = createActor(machine, { input: { content: 'course/34/3403' } }).start();
  actor.on('attempt.begun', ({ questionnaireId }) => led.push(questionnaireId));
  for (const _ of answers) {
    actor.send({ type: 'attempt.begin' });
    await waitFor(actor, (snapshot) => !snapshot.matches('generating'));
  }
  const shown = queryClient.getQueryData(contentQuery(placed).queryKey)?.exercise?.status;
  return { keys, led, shown, flushed, failure: actor.getSnapshot().context.failure };
}

it('a try that nobody answered goes again under its key, so that one attempt is made (QUIZ-03)', async () => {
  const lost = new ApiError({ code: 'NO_RESPONSE', message: 'x' });
  const { keys, led, shown } = await press([lost, 65]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(led).toEqual([65]);
  expect(shown).toMatchObject({ isDoing: true, userAttempts: 1, questionnaire: { id: 65 } });
});

it('a try that nobody answered has the same key in another tab, and after a reload (QUIZ-04)', async () => {
  const device = memoryStorage();
  const lost = new ApiError({ code: 'NO_RESPONSE', message: 'x' });
  const one = await press([lost], 0, device);
  // Of this person: the next one on a shared device has another.
  expect(device.keys()).toEqual(['attempt/1/course/34/3403/0']);
  const other = await press([65], 0, device);
  expect(other.keys).toEqual(one.keys);
  const { keys } = await press([66], 0, device);
  expect(keys).not.toEqual(one.keys);
});

it('one that the server refused is another one the next time', async () => {
  const refused = new ApiError({ code: 'ATTEMPT_LIMIT_REACHED', status: 422, message: 'x' });
  const { keys } = await press([refused, 65]);
  expect(keys[1]).not.toBe(keys[0]);
});

it('an attempt that another tab or device has begun meanwhile goes on, and costs no second one (QUIZ-04)', async () => {
  const { keys, led, shown } = await press([65], 1);
  expect(keys).toEqual([]);
  expect(led).toEqual([61]);
  expect(shown).toMatchObject({ userAttempts: 1, questionnaire: { id: 61 } });
});

it('while the finish of an earlier attempt waits on the device none begins: it would end the new one', async () => {
  const entry = { act: { kind: 'finish' } };
  const { keys, led, flushed, failure } = await press([65], 0, memoryStorage(), [{ entry }]);
  expect([keys, led, flushed]).toEqual([[], [], ['course/34/3403/study']]);
  expect(errorText(failure)).toBe(
    'A tentativa anterior ainda está sendo enviada. Tente novamente em instantes.',
  );
});

it('a finish that the server refused, and answers that wait, keep nobody from a new attempt', async () => {
  const finish = { entry: { act: { kind: 'finish' } }, refusal: {} };
  const text = { entry: { act: { kind: 'descriptive' } } };
  expect((await press([65], 0, memoryStorage(), [finish, text])).led).toEqual([65]);
});
