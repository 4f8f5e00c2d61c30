import { ApiError, finishCourse, getCourseEnrollment } from '@student/api-client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Request } from '../request.ts';
import { endpointMutation, endpointQuery, keyOf } from './endpoint-query.ts';
import { createQueryClient, refetchUnreached } from './query-client.ts';

const call = { params: { id: 7 } };

it('a write is done once what it makes stale has been read again', async () => {
  const request = (async () => ({ isEnrolled: true, isFinished: true })) as unknown as Request;
  const queryClient = createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 });
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
  const queryClient = createQueryClient({
    request: request as unknown as Request,
    onFailure: () => {},
    sessionNow: () => 0,
  });
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

it('what one person sends is not what the next one sends, while the first is under way', async () => {
  let session = 0;
  const answers: (() => void)[] = [];
  const request = vi.fn(() => new Promise((answer) => answers.push(() => answer({}))));
  const queryClient = createQueryClient({
    request: request as unknown as Request,
    onFailure: () => {},
    sessionNow: () => session,
  });
  const write = () => new MutationObserver(queryClient, endpointMutation(finishCourse, call)).mutate();
  const first = write();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  session += 1;
  const second = write();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  for (const answer of answers) answer();
  await Promise.all([first, second]);
});

it('a write that failed can be sent again', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')));
  const queryClient = createQueryClient({
    request: request as unknown as Request,
    onFailure: () => {},
    sessionNow: () => 0,
  });
  const write = () => new MutationObserver(queryClient, endpointMutation(finishCourse, call)).mutate();
  await expect(write()).rejects.toThrow('refused');
  await expect(write()).rejects.toThrow('refused');
  expect(request).toHaveBeenCalledTimes(2);
});

it.each([
  ['NO_RESPONSE', 1],
  ['TIMEOUT', 1],
  ['UNEXPECTED_ERROR', 1],
  ['ACCESS_SESSION_EXPIRED', 0],
] as const)(
  'what a write that ended with %s would have changed is read again %i times',
  async (code, times) => {
    const failure = new ApiError({ code, message: code });
    const request = (() => Promise.reject(failure)) as unknown as Request;
    const queryClient = createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 });
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

describe('a failure of the server', () => {
  const failure = new ApiError({ code: 'UNEXPECTED_ERROR', message: 'Ocorreu um erro inesperado.' });

  /** What a read and a write of one client end with, and what was logged of them. */
  async function endings(error: ApiError) {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const request = (() => Promise.reject(error)) as unknown as Request;
    const told = vi.fn();
    const queryClient = createQueryClient({ request, onFailure: told, sessionNow: () => 0 });
    const read = queryClient.fetchQuery(endpointQuery(getCourseEnrollment, call));
    const write = new MutationObserver(queryClient, endpointMutation(finishCourse, call)).mutate();
    const reasons = (await Promise.allSettled([read, write])).map(
      (ending) => ending.status === 'rejected' && ending.reason,
    );
    return { reasons, logged: logged.mock.calls.flat(), told: told.mock.calls.flat() };
  }

  it('is logged and reaches who asked, read or write (CALLS-14)', async () => {
    expect(await endings(failure)).toEqual({
      reasons: [failure, failure],
      logged: [failure, failure],
      told: [failure],
    });
  });

  it('that is the end of the session reaches who asked, and the request has told of it already', async () => {
    const expired = new ApiError({ code: 'ACCESS_SESSION_EXPIRED', message: 'Faça seu login novamente.' });
    expect(await endings(expired)).toEqual({ reasons: [expired, expired], logged: [], told: [] });
  });
});

describe('a network that goes and comes back', () => {
  /** A page that shows what was read, under a client that hears of the network by itself. */
  async function shown(queryFn: () => Promise<string>) {
    const queryClient = createQueryClient({
      request: (async () => 'read') as unknown as Request,
      onFailure: () => {},
      sessionNow: () => 0,
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
