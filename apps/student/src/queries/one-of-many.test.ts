import { getCourseEnrollment } from '@student/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Request } from '../request.ts';
import { endpointQuery } from './endpoint-query.ts';
import { oneOfMany } from './one-of-many.ts';
import { createQueryClient } from './query-client.ts';

it('of many reads at once four are under way, also when all are read anew, and none that nobody waits for any more (EVENT-02)', async () => {
  const answers: (() => void)[] = [];
  const request = vi.fn(() => new Promise((answer) => answers.push(() => answer({}))));
  const queryClient = createQueryClient({
    request: request as unknown as Request,
    onFailure: () => {},
    sessionNow: () => 0,
  });
  const ids = [1, 2, 3, 4, 5, 6, 7];
  const optionsOf = (id: number) => ({
    ...oneOfMany(endpointQuery(getCourseEnrollment, { params: { id } })),
    staleTime: 0,
  });
  const askAll = () => ids.map((id) => new QueryObserver(queryClient, optionsOf(id)).subscribe(() => {}));
  const counts: number[] = [];
  const answerAll = async () => {
    while (queryClient.isFetching() > 0) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
      counts.push(answers.length);
      for (const answer of answers.splice(0)) answer();
      await new Promise((passed) => setTimeout(passed));
    }
  };
  const leave = (all: (() => void)[]) => {
    for (const stop of all) stop();
  };
  const first = askAll();
  await answerAll();
  leave(first);
  const second = askAll();
  await answerAll();
  leave(second);
  expect(counts).toEqual([4, 3, 4, 3]);
  leave(askAll());
  for (const answer of answers.splice(0)) answer();
  await new Promise((passed) => setTimeout(passed, 20));
  expect(request).toHaveBeenCalledTimes(18);
});
