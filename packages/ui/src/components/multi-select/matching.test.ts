import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const options = [{ label: 'Liderança' }, { label: 'Inovação aberta' }, { label: 'Finanças' }];

test.each([
  ['', options],
  ['  ', options],
  ['lideranca', [{ label: 'Liderança' }]],
  ['ANÇ', [{ label: 'Liderança' }, { label: 'Finanças' }]],
  ['xyz', []],
])('the term "%s" finds its options', (term, found) => {
  expect(matching(options, term)).toEqual(found);
});
