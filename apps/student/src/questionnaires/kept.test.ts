import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { createKeptPages } from './kept-pages.ts';
import { createKeptTexts } from './kept-texts.ts';

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

it('a text is kept for its question until it is sent', () => {
  const texts = createKeptTexts(memoryStorage());
  texts.keep(65, 5, 'Com a');
  texts.keep(65, 6, 'Outra');
  expect([texts.get(65, 5), texts.get(66, 5)]).toEqual(['Com a', undefined]);
  texts.forget(65, 5);
  expect([texts.get(65, 5), texts.get(65, 6)]).toEqual([undefined, 'Outra']);
});

it.each(['x', 'null', '3', '{"65/5":3}'])('%j in the tab is no text', (kept) => {
  const storage = memoryStorage();
  storage.setItem('answers', kept);
  expect(createKeptTexts(storage).get(65, 5)).toBeUndefined();
});
