import { finishCourse, getCourseEnrollment } from '@student/api-client';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Request } from '../request.ts';
import { endpointMutation, keyOf } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const call = { params: { id: 7 } };

it('a write is done once what it makes stale has been read again', async () => {
  const request = (async () => ({ isEnrolled: true, isFinished: true })) as unknown as Request;
  const queryClient = createQueryClient({ request, onFailure: () => {} });
  const queryKey = keyOf(getCourseEnrollment, call);
  const answers: (() => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(() => answer('read')));
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  answers.shift()?.();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

  const write = new MutationObserver(
    queryClient,
    endpointMutation(finishCourse, { ...call, makesStale: [{ queryKey }] }),
  );
  const done = vi.fn();
  const written = write.mutate().then(done);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 20));
  expect(done).not.toHaveBeenCalled();
  answers.shift()?.();
  await written;
  expect(done).toHaveBeenCalledOnce();
  stop();
});
