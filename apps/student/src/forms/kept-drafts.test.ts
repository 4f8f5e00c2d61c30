import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { createKeptDrafts } from './kept-drafts.ts';

it('a draft is kept under its name until it is sent, and nothing is left once none is', () => {
  const storage = memoryStorage();
  const drafts = createKeptDrafts(storage, 1);
  drafts.keep('note/course/18/1801', { text: 'Monitor na alt' });
  drafts.keep('question/65/5', 'Com a');
  expect([
    drafts.get('note/course/18/1801'),
    drafts.get('question/65/5'),
    drafts.get('question/66/5'),
  ]).toEqual([{ text: 'Monitor na alt' }, 'Com a', undefined]);
  drafts.forget('question/65/5');
  expect(drafts.get('question/65/5')).toBeUndefined();
  drafts.forget('note/course/18/1801');
  expect(storage.keys()).toEqual([]);
});

it('nobody finds the drafts of somebody else, and of nobody none are kept', () => {
  const storage = memoryStorage();
  createKeptDrafts(storage, 1).keep('question/65/5', 'Com a');
  createKeptDrafts(storage, undefined).keep('question/65/5', 'De ninguém');
  expect([1, 2, undefined].map((id) => createKeptDrafts(storage, id).get('question/65/5'))).toEqual([
    'Com a',
    undefined,
    undefined,
  ]);
});

it.each(['x', 'null', '3'])('%j in the tab is no draft', (kept) => {
  const storage = memoryStorage({ 'drafts/1': kept });
  expect(createKeptDrafts(storage, 1).get('question/65/5')).toBeUndefined();
});
