import { expect, it, onTestFinished, vi } from 'vitest';
import { takeStudyTurn } from './study-turn.ts';

let number = 0;
/** A device, on which windows play contents of its own. */
function device(locks: LockManager | undefined = navigator.locks) {
  number += 1;
  const platform = { locks, databaseName: `device-${number}` };
  return (content = 'course/12/7', personId = 1) => {
    const heard: string[] = [];
    const end = takeStudyTurn({
      platform,
      personId,
      content,
      onYield: () => heard.push('yield'),
      onTake: () => heard.push('take'),
    });
    onTestFinished(end);
    return { heard, end };
  };
}

it('of windows that play one content the first counts, and the next one once that stops (PLAYER-11)', async () => {
  const play = device();
  const first = play();
  await vi.waitFor(() => expect(first.heard).toEqual(['take']));
  const second = play();
  const third = play();
  await vi.waitFor(() => expect(third.heard).toEqual(['yield']));
  expect(second.heard).toEqual(['yield']);
  first.end();
  await vi.waitFor(() => expect(second.heard).toEqual(['yield', 'take']));
  expect(third.heard).toEqual(['yield']);
  // One that stops while it waits is passed over.
  const fourth = play();
  await vi.waitFor(() => expect(fourth.heard).toEqual(['yield']));
  third.end();
  second.end();
  await vi.waitFor(() => expect(fourth.heard).toEqual(['yield', 'take']));
  expect([first.heard, third.heard]).toEqual([['take'], ['yield']]);
});

it('windows that play different contents, or are of different people, all count', async () => {
  const play = device();
  const windows = [play(), play('course/12/8'), play('course/12/7', 2)];
  await vi.waitFor(() => expect(windows.map(({ heard }) => heard)).toEqual([['take'], ['take'], ['take']]));
});

it('where the browser refuses locks each window counts', async () => {
  const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const play = device({ request } as unknown as LockManager);
  const windows = [play(), play()];
  await vi.waitFor(() => expect(windows.map(({ heard }) => heard)).toEqual([['take'], ['take']]));
});
