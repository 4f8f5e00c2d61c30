import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursePageSize } from './page-size.ts';
import { clampPage, pageWindow, pagingOf, rowsOfPage } from './pagination.ts';

describe('pages', () => {
  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [2.9, 5, 2],
    [3, 0, 1],
    [Number.NaN, 5, 1],
  ])('page %d of %d is page %d (SHELL-54)', (page, last, clamped) => {
    expect(clampPage(page, last)).toBe(clamped);
  });

  it.each([
    [1, 0, [1]],
    [1, 1, [1]],
    [6, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, 'ellipsis', 7]],
    [4, 7, [1, 2, 3, 4, 5, 'ellipsis', 7]],
    [5, 7, [1, 'ellipsis', 3, 4, 5, 6, 7]],
    [4, 20, [1, 2, 3, 4, 5, 'ellipsis', 20]],
    [5, 20, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 20]],
    [16, 20, [1, 'ellipsis', 15, 16, 17, 'ellipsis', 20]],
    [17, 20, [1, 'ellipsis', 16, 17, 18, 19, 20]],
    [99, 20, [1, 'ellipsis', 16, 17, 18, 19, 20]],
  ])('page %d of %d shows %j (SHELL-55)', (page, last, shown) => {
    expect(pageWindow(page, last)).toEqual(shown);
  });

  it('always shows the first, the last and the current page, in order, with no page twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, last) => {
        const shown = pageWindow(page, last).filter((place) => place !== 'ellipsis');
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(shown).toEqual(expect.arrayContaining([1, last, clampPage(page, last)]));
        expect(pageWindow(page, last).length).toBe(Math.min(7, last));
      }),
    );
  });

  it.each([
    [360, 15],
    [1399, 15],
    [1400, 25],
    [1920, 25],
  ])('at %d px the course list asks for %d (DASH-23, LIMITS-01)', (width, size) => {
    expect(coursePageSize(width)).toBe(size);
  });

  it.each([
    [1, [1, 2, 3]],
    [3, [7]],
    [4, []],
  ])('page %d of a list that came whole, three a page', (page, rows) => {
    expect(rowsOfPage([1, 2, 3, 4, 5, 6, 7], page, 3)).toEqual({ rows, totalPages: 3 });
  });

  it('an empty list has no pages', () => {
    expect(rowsOfPage([], 1, 20)).toEqual({ rows: [], totalPages: 0 });
  });
});

it.each([
  [
    { page: 2, limit: 20 },
    { page: 2, limit: 20 },
  ],
  [{ page: 2 }, {}],
  [{ limit: 20 }, {}],
  [{ page: undefined, limit: 20 }, {}],
  [{}, {}],
])('page and limit are sent together or not at all: %j (SHOP-10)', (wanted, sent) => {
  expect(pagingOf(wanted)).toEqual(sent);
});
