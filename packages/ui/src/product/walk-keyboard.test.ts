import { expect, test } from 'vitest';
import { after } from './sort-bar/sort-bar.tsx';
import { type KeyboardTable, walkKeyboard } from './walk-keyboard.ts';

const table: KeyboardTable = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'comes to it' },
    { keys: 'Enter', does: 'presses it' },
  ],
};

test('a keyboard table is walked in its order', async () => {
  const walked: string[] = [];
  const step = (keys: string) => async () => {
    walked.push(keys);
  };
  await walkKeyboard(table, { Enter: step('Enter'), Tab: step('Tab') });
  expect(walked).toEqual(['Tab', 'Enter']);
});

test('a row without a step fails, a step without a row too, and a step says its key', async () => {
  const well = async () => {};
  await expect(walkKeyboard(table, { Tab: well })).rejects.toThrow("The row of 'Enter' has no step.");
  await expect(walkKeyboard(table, { Tab: well, Enter: well, Space: well })).rejects.toThrow("'Space'");
  const badly = async () => {
    throw new Error('nothing happened');
  };
  await expect(walkKeyboard(table, { Tab: well, Enter: badly })).rejects.toThrow("'Enter': nothing happened");
});

test('a column of the sort bar goes from ascending to descending to neither (DASH-27)', () => {
  const once = after(null, 'title');
  const twice = after(once, 'title');
  expect([once, twice, after(twice, 'title'), after(once, 'rating')]).toEqual([
    { column: 'title', direction: 'ascending' },
    { column: 'title', direction: 'descending' },
    null,
    { column: 'rating', direction: 'ascending' },
  ]);
});
