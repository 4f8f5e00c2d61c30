import { expect, test } from 'vitest';
import { takesFocus } from './tab-stops.ts';

/** An element of Safari before 17.4, which has no `checkVisibility`. */
const old = (boxes: number) =>
  ({
    matches: () => false,
    closest: () => null,
    getClientRects: () => Array(boxes).fill({}),
  }) as unknown as HTMLElement;

test.each([
  ['drawn', 1, true],
  ['without a box', 0, false],
] as const)('where nothing checks visibility, what is %s is told by its boxes', (_, boxes, takes) => {
  expect(takesFocus(old(boxes))).toBe(takes);
});
