import { expect, test } from 'vitest';
import { pageItems } from './pages.ts';

test.each([
  [1, 1, [1]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 'ellipsis', 7]],
  [4, 7, [1, 'ellipsis', 3, 4, 5, 'ellipsis', 7]],
  [7, 7, [1, 'ellipsis', 3, 4, 5, 6, 7]],
  [20, 40, [1, 'ellipsis', 19, 20, 21, 'ellipsis', 40]],
  [40, 40, [1, 'ellipsis', 36, 37, 38, 39, 40]],
])('page %i of %i', (page, totalPages, items) => {
  expect(pageItems(page, totalPages)).toEqual(items);
});

test('the current page, the first and the last are always there, seven items from seven pages on', () => {
  for (let last = 7; last < 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const items = pageItems(page, last);
      expect(items).toHaveLength(7);
      expect(items).toContain(page);
      expect([items[0], items[6]]).toEqual([1, last]);
    }
  }
});
