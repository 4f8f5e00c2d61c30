import { expect, test } from 'vitest';
import { everyRow } from './every-row.ts';

const tableOf = (...keys: string[]) => ({ rows: keys.map((each) => ({ keys: each, does: 'something' })) });
const table = tableOf('Tab', 'Enter');

/** A page on which these keys are pressed: `Shift+Tab` with its modifier. */
const page = new EventTarget();
function press(...written: string[]): void {
  for (const one of written) {
    const [key, modifier] = one.split('+').reverse();
    const event = new Event('keydown');
    page.dispatchEvent(
      Object.assign(event, { key, shiftKey: modifier === 'Shift', altKey: modifier === 'Alt' }),
    );
  }
}
const presses =
  (...keys: string[]) =>
  async () =>
    press(...keys);
const walk = (rows: ReturnType<typeof tableOf>, steps: Record<string, () => Promise<unknown>>) =>
  everyRow(rows, steps, page);

test('a keyboard table is walked in its order, each step after the one before', async () => {
  const walked: string[] = [];
  const step = (keys: string) => async () => {
    walked.push(`${keys} begins`);
    await new Promise((resume) => setTimeout(resume));
    press(keys);
    walked.push(`${keys} ends`);
  };
  await walk(table, { Enter: step('Enter'), Tab: step('Tab') });
  expect(walked).toEqual(['Tab begins', 'Tab ends', 'Enter begins', 'Enter ends']);
});

test('a row without a step fails', async () => {
  await expect(walk(table, { Tab: presses('Tab') })).rejects.toThrow('no step of the play presses Enter');
});

test('a step that fails late fails the walk', async () => {
  const late = async () => {
    press('Enter');
    await new Promise((resume) => setTimeout(resume));
    throw new Error('too late');
  };
  await expect(walk(table, { Tab: presses('Tab'), Enter: late })).rejects.toThrow('too late');
});

test.each([
  ['Tab', [], 'Tab'],
  ['Tab', ['Shift+Tab'], 'Tab'],
  ['Shift+Tab', ['Tab'], 'Shift+Tab'],
  ['Enter, Space', ['Enter'], 'Space'],
  ['Enter, Space, Alt+ArrowDown', ['Enter', ' ', 'ArrowDown'], 'Alt+ArrowDown'],
  ['A–Z', ['1'], 'A–Z'],
])('a step of %s that presses %j fails', async (keys, pressed, missed) => {
  await expect(walk(tableOf(keys), { [keys]: presses(...pressed) })).rejects.toThrow(
    `the step of ${keys} does not press ${missed}`,
  );
});

test.each([
  ['Shift+Tab', ['Shift+Tab']],
  ['Enter, Space', [' ', 'Enter']],
  ['Enter, Alt+ArrowDown', ['Enter', 'Alt+ArrowDown']],
  ['K', ['k']],
  ['>', ['>']],
  ['A–Z', ['l']],
  ['0–9', ['5']],
])('a step of %s that presses %j does', async (keys, pressed) => {
  await expect(walk(tableOf(keys), { [keys]: presses(...pressed) })).resolves.toBeUndefined();
});

test('a key of another step counts for none', async () => {
  const steps = { Tab: presses('Tab', 'Enter'), Enter: presses() };
  await expect(walk(table, steps)).rejects.toThrow('the step of Enter does not press Enter');
});
