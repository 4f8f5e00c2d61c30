import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlayerPort } from './fake-player-port.ts';
import { followWaits } from './waits.ts';

/** A medium that plays, and what is told of its waits. */
async function playing() {
  const port = new FakePlayerPort(200);
  const told: string[] = [];
  const letGo = followWaits(port, { onWait: () => told.push('wait'), onResume: () => told.push('resume') });
  await port.play();
  return { port, told, letGo };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait is told once it has lasted a second, and its end', async () => {
  const { port, told } = await playing();
  port.wait();
  vi.advanceTimersByTime(999);
  port.wait();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['wait']);
  vi.advanceTimersByTime(60_000);
  port.advance(1);
  expect(told).toEqual(['wait', 'resume']);
});

test('short waits, as at a start or a seek, are not told, however many there are', async () => {
  const { port, told } = await playing();
  for (let turn = 0; turn < 10; turn += 1) {
    port.wait();
    vi.advanceTimersByTime(900);
    port.advance(1);
  }
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

test('a medium that is paused waits for nothing; played on without data, it waits anew', async () => {
  const { port, told } = await playing();
  port.wait();
  vi.advanceTimersByTime(2000);
  port.pause();
  expect(told).toEqual(['wait', 'resume']);
  port.wait();
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(['wait', 'resume']);
  await port.play();
  port.wait();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['wait', 'resume', 'wait']);
});

test.each([
  ['fails', (port: FakePlayerPort) => port.fail(2)],
  ['loads anew', (port: FakePlayerPort) => port.load()],
])('a medium that %s while it waits does not wait any more', async (_, happen) => {
  const { port, told } = await playing();
  port.wait();
  vi.advanceTimersByTime(1000);
  happen(port);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['wait', 'resume']);
});

test('a medium that is let go leaves no wait behind, told or not', async () => {
  const { port, told, letGo } = await playing();
  port.wait();
  vi.advanceTimersByTime(1000);
  letGo();
  expect(told).toEqual(['wait', 'resume']);
  port.wait();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['wait', 'resume']);
});
