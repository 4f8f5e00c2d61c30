import { expect, test } from 'vitest';
import { after } from './sort-bar.tsx';

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
