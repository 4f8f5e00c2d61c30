import { ApiError, finishCourse, getCourseEnrollment } from '@student/api-client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Request } from '../request.ts';
import { endpointMutation, keyOf } from './endpoint-query.ts';
import { createQueryClient, refetchUnreached } from './query-client.ts';

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

describe('a network that goes and comes back', () => {
  /** A page that shows what was read, under a client that hears of the network by itself. */
  async function shown(queryFn: () => Promise<string>) {
    const queryClient = createQueryClient({
      request: (async () => 'read') as unknown as Request,
      onFailure: () => {},
    });
    const queryKey = ['decola', 'notes'];
    queryClient.mount();
    const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    onTestFinished(() => {
      stop();
      onlineManager.setOnline(true);
      queryClient.unmount();
    });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return { queryClient, queryKey };
  }
  const rest = () => new Promise((passed) => setTimeout(passed, 20));

  it('a read is tried also where the browser says that there is none', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn(async () => 'read');
    const { queryClient, queryKey } = await shown(queryFn);
    expect([queryFn.mock.calls.length, queryClient.getQueryData(queryKey)]).toEqual([1, 'read']);
  });

  it('what was read stays as it is when the browser says that it is back', async () => {
    const queryFn = vi.fn(async () => 'read');
    const { queryClient, queryKey } = await shown(queryFn);
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await rest();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  it('what was not reached is asked for once, however often the app hears of it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const answers: PromiseWithResolvers<string>[] = [];
    const queryFn = vi.fn(() => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      if (answers.length === 1) answer.resolve('read');
      return answer.promise;
    });
    const { queryClient, queryKey } = await shown(queryFn);
    const again = queryClient.refetchQueries({ queryKey });
    answers[1]?.reject(new ApiError({ code: 'NO_RESPONSE', message: 'Erro de conexão.' }));
    await again;
    void refetchUnreached(queryClient);
    await rest();
    void refetchUnreached(queryClient);
    await rest();
    expect(queryFn).toHaveBeenCalledTimes(3);
    answers[2]?.resolve('read again');
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('read again'));
    await refetchUnreached(queryClient);
    expect(queryFn).toHaveBeenCalledTimes(3);
  });
});
