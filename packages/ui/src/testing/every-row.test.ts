import { expect, test } from 'vitest';
import { everyRow } from './every-row.ts';

const table = {
  rows: [
    { keys: 'Tab', does: 'comes to it' },
    { keys: 'Enter', does: 'presses it' },
  ] as readonly { keys: string; does: string }[],
};

test('a keyboard table is walked in its order', async () => {
  const walked: string[] = [];
  const step = (keys: string) => async () => {
    walked.push(keys);
  };
  await everyRow(table, { Enter: step('Enter'), Tab: step('Tab') });
  expect(walked).toEqual(['Tab', 'Enter']);
});

test('a row without a step fails', async () => {
  await expect(everyRow(table, { Tab: async () => {} })).rejects.toThrow('no step of the play presses Enter');
});
