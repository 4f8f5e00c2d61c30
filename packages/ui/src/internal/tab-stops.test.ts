import { afterEach, expect, test, vi } from 'vitest';
import { takesFocus } from './tab-stops.ts';

afterEach(() => vi.unstubAllGlobals());

/** An element of Safari before 17.4, which has no `checkVisibility`. */
const old = (boxes: number) =>
  ({
    matches: () => false,
    closest: () => null,
    getClientRects: () => Array(boxes).fill({}),
  }) as unknown as HTMLElement;

test.each([
  ['drawn', 1, 'visible', true],
  ['without a box', 0, 'visible', false],
  ['hidden', 1, 'hidden', false],
] as const)(
  'where nothing checks visibility, what is %s is told by box and style',
  (_, boxes, visibility, takes) => {
    vi.stubGlobal('getComputedStyle', () => ({ visibility }));
    expect(takesFocus(old(boxes))).toBe(takes);
  },
);
