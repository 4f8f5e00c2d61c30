import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { keepOpen, readOpen } from './kept-open.ts';

it('the questions that stand open are kept of each person, also when none is (FORMS-13)', () => {
  const storage = memoryStorage();
  keepOpen(storage, 1, ['3', '7']);
  keepOpen(storage, 2, []);
  expect([1, 2, 3].map((id) => readOpen(storage, id))).toEqual([['3', '7'], [], undefined]);
});

it.each(['x', '{}', '3'])('%j on the device is no list of questions', (kept) => {
  expect(readOpen(memoryStorage({ 'faq/1': kept }), 1)).toBeUndefined();
});
