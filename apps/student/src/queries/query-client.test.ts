import { ApiError, finishCourse, getCourseEnrollment, listMyInterestsWithCourses } from '@student/api-client';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Request } from '../request.ts';
import { endpointMutation, keyOf } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';
import { staleAfterProgress } from './stale-after-progress.ts';

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

it('the same write as one that is under way is sent once; another, or the same one later, is sent', async () => {
  const answers: (() => void)[] = [];
  const request = vi.fn(() => new Promise((answer) => answers.push(() => answer({}))));
  const queryClient = createQueryClient({ request: request as unknown as Request, onFailure: () => {} });
  const write = (id: number) =>
    new MutationObserver(queryClient, endpointMutation(finishCourse, { params: { id } })).mutate();
  const pressed = [write(7), write(7)];
  const other = write(8);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  for (const answer of answers.splice(0)) answer();
  await Promise.all([...pressed, other]);
  expect(request).toHaveBeenCalledTimes(2);
  const later = write(7);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  answers.shift()?.();
  await later;
});

it('a write that failed can be sent again', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')));
  const queryClient = createQueryClient({ request: request as unknown as Request, onFailure: () => {} });
  const write = () => new MutationObserver(queryClient, endpointMutation(finishCourse, call)).mutate();
  await expect(write()).rejects.toThrow('refused');
  await expect(write()).rejects.toThrow('refused');
  expect(request).toHaveBeenCalledTimes(2);
});

it.each([
  ['NO_RESPONSE', 1],
  ['TIMEOUT', 1],
  ['UNEXPECTED_ERROR', 0],
] as const)(
  'what a write that ended with %s would have changed is read again %i times',
  async (code, times) => {
    const failure = new ApiError({ code, message: code });
    const request = (() => Promise.reject(failure)) as unknown as Request;
    const queryClient = createQueryClient({ request, onFailure: () => {} });
    const queryKey = keyOf(getCourseEnrollment, call);
    const queryFn = vi.fn(async () => 'read');
    const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    queryFn.mockClear();
    await expect(
      new MutationObserver(
        queryClient,
        endpointMutation(finishCourse, { ...call, makesStale: [{ queryKey }] }),
      ).mutate(),
    ).rejects.toThrow();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryFn).toHaveBeenCalledTimes(times);
    stop();
  },
);

it('progress in a course makes the interests stale, which show it', () => {
  expect(staleAfterProgress(7)).toContainEqual({ queryKey: keyOf(listMyInterestsWithCourses) });
});
