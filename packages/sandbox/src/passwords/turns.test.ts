import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many work at once, the others in the order in which they came; one too many is told to come again', async () => {
  const turns = createTurns(2, 3);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    turns(() => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    });
  const done = [0, 1, 2, 3, 4].map(work);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  await expect(work(5)).rejects.toMatchObject({ status: 503, code: 'UNEXPECTED_ERROR' });
  for (let number = 0; number < 5; number += 1) {
    ends[number]?.();
    await done[number];
    await Promise.resolve();
    expect(begun.length).toBe(Math.min(5, number + 3));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails gives its turn to the next one', async () => {
  const turns = createTurns(1, 1);
  const failing = turns(() => Promise.reject(new Error('no')));
  const next = turns(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await turns(async () => 'again')).toBe('again');
});
