import { describe, expect, it } from 'vitest';
import { atMost, createLock, withTurnAndLock } from './turns.ts';

const pause = (time = 5) => new Promise<void>((done) => setTimeout(done, time));

describe('at most so many', () => {
  it('run side by side, the others in order', async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (id: number) => async () => {
      begun.push(id);
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
      if (id === 1) throw new Error('one that fails frees its place');
    };
    await Promise.allSettled([0, 1, 2, 3, 4].map((id) => inTurn(work(id))));
    expect([begun, most, running]).toEqual([[0, 1, 2, 3, 4], 2, 0]);
  });
});

const refusing = {
  request: () => Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError')),
} as unknown as LockManager;

describe.each([
  ['over all tabs', navigator.locks],
  ['where the browser has none, in this tab', undefined],
  ['where the browser refuses them, in this tab', refusing],
])('a lock %s', (_, locks) => {
  it('runs work of one name one after the other, and of two names side by side', async () => {
    const lock = createLock({ locks, databaseName: `turns ${_}` });
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      return name;
    };
    const all = [lock('x', work('one')), lock('x', work('two')), lock('y', work('three'))];
    expect(await Promise.all(all)).toEqual(['one', 'two', 'three']);
    expect(seen.indexOf('one ends')).toBeLessThan(seen.indexOf('two begins'));
    expect(seen.indexOf('three begins')).toBeLessThan(seen.indexOf('one ends'));
  });

  it('is not waited for by work that runs only where it is free', async () => {
    const lock = createLock({ locks, databaseName: `turns ${_}` });
    let end = () => {};
    const held = lock('x', () => new Promise<void>((done) => (end = done)));
    await pause();
    expect(await lock.ifFree('x', async () => 1)).toBeUndefined();
    end();
    await held;
    await pause();
    expect(await lock.ifFree('x', async () => 1)).toEqual({ value: 1 });
    await expect(lock.ifFree('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('and a turn are held by nobody who waits for the other', async () => {
    const lock = createLock({ locks, databaseName: `turns ${_}` });
    const alone = withTurnAndLock(atMost(1), lock);
    let [endLane, endOther] = [() => {}, () => {}];
    // Another tab holds the lock of one lane: its turn is free for the next.
    const otherTab = lock('held', () => new Promise<void>((done) => (endOther = done)));
    await pause();
    const waiting = alone('held', async () => 'sent');
    const sending = alone('slow', () => new Promise<void>((done) => (endLane = done)));
    await pause();
    // The one turn is taken: the lock of the lane that waits for it is free for another tab.
    const queued = alone('queued', async () => 'sent');
    await pause();
    expect(await lock.ifFree('queued', async () => 'by another tab')).toEqual({ value: 'by another tab' });
    endOther();
    endLane();
    await Promise.all([otherTab, sending]);
    expect(await Promise.all([waiting, queued])).toEqual(['sent', 'sent']);
  });

  it('is free again after work that failed', async () => {
    const lock = createLock({ locks, databaseName: `turns ${_}` });
    await expect(lock('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(lock('x', async () => 1)).resolves.toBe(1);
  });
});
