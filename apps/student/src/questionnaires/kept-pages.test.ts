import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { createKeptPages } from './kept-pages.ts';

it('the page of an attempt is kept, of the last twenty', () => {
  const storage = memoryStorage();
  const pages = createKeptPages(storage);
  for (let id = 1; id <= 21; id += 1) pages.keep(id, id + 1);
  pages.keep(21, 4);
  expect([pages.get(21), pages.get(2), pages.get(1)]).toEqual([4, 3, undefined]);
});

it.each(['', 'x', '{}', '[[1]]', '[[1,0]]', '[["1",2]]', 'null'])('%j on the device is no page', (kept) => {
  const storage = memoryStorage();
  storage.setItem('questions', kept);
  expect(createKeptPages(storage).get(1)).toBeUndefined();
});
