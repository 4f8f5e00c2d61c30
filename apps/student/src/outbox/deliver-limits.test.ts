import type { OutboxEntry } from '@student/domain';
import { afterEach, expect, it, vi } from 'vitest';
import type { Request } from '../request.ts';
import { deliver } from './deliver.ts';
import { createLock } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

const entry: OutboxEntry = { id: 'a-1', personId: 1, content: 'course/12/7', at: 0, act: { kind: 'finish' } };

it.each([true, false])('a page that is hidden (%s) sends what outlives it', async (isHidden) => {
  const request = vi.fn(async (..._sent: unknown[]) => ({ progress: 100 }));
  await deliver({ request: request as unknown as Request, isHidden: () => isHidden }, entry);
  expect(request.mock.lastCall?.[1]).toMatchObject({ keepalive: isHidden });
});

it('a delivery is given up after ten seconds', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const request = vi.fn(async (..._sent: unknown[]) => ({ progress: 100 }));
  await deliver({ request: request as unknown as Request, isHidden: () => false }, entry);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(request.mock.lastCall?.[1]).toMatchObject({ signal: deadline.signal });
});

it('a lock that a suspended tab holds is taken from it after twenty seconds', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const suspended = navigator.locks.request('steal/x', () => new Promise<void>(() => {}));
  let end = () => {};
  const work = () => new Promise<string>((done) => (end = () => done('sent')));
  const mine = createLock({ locks: navigator.locks, databaseName: 'steal' })('x', work);
  expect(timeout).toHaveBeenCalledWith(20_000);
  deadline.abort(new DOMException('too long', 'TimeoutError'));
  await expect(suspended).rejects.toMatchObject({ name: 'AbortError' });
  const { held } = await navigator.locks.query();
  expect(held?.map(({ name }) => name)).toEqual(['steal/x']);
  end();
  expect(await mine).toBe('sent');
});
