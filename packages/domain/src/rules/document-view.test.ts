import { expect, it } from 'vitest';
import { nextZoom, pageInSight, pageWithin } from './document-view.ts';

it.each([
  [1, 'in', 1.25],
  [1, 'out', 0.75],
  [1.1, 'in', 1.25],
  [1.1, 'out', 1],
  [3, 'in', 3],
  [0.5, 'out', 0.5],
] as const)('from %d the zoom goes %s to %d', (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

it.each([
  [null, 3, 1],
  [undefined, 3, 1],
  [0, 3, 1],
  [2, 3, 2],
  [9, 3, 3],
  [1.5, 3, 1],
  [2, 0, 1],
] as const)('page %j of %d is %d', (page, count, expected) => {
  expect(pageWithin(page, count)).toBe(expected);
});

it.each([
  ['at the beginning', 0, 1],
  ['where the second page begins below the line', 700, 1],
  ['where it has come over the line', 810, 2],
  ['at the end, however short the last page is', 2100, 3],
])('%s the page in sight is the one under the eyes', (_, top, page) => {
  expect(pageInSight([0, 1000, 2000], { top, height: 600, whole: 2700 })).toBe(page);
});
it('a document that fits whole is at its first page', () => {
  expect(pageInSight([0, 200], { top: 0, height: 600, whole: 500 })).toBe(1);
});
