import { expect, test } from 'vitest';
import { withChange } from './with-change.ts';

test('two choices from the same drawing are both kept, in the order chosen', () => {
  const once = withChange([], ['6'], '6');
  expect(withChange(once, ['2'], '2')).toEqual([6, 2]);
});

test('what is given up goes, what was chosen meanwhile stays', () => {
  expect(withChange([6, 2], [], '6')).toEqual([2]);
});

test('the same press once more, before it is drawn, changes nothing', () => {
  expect(withChange([2, 6], ['2', '6'], '6')).toEqual([2, 6]);
  expect(withChange([2], ['2'], '6')).toEqual([2]);
});
