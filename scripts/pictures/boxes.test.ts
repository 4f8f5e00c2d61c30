import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, boxesOf, mostBoxes, nearness } from './boxes.ts';

/** The boxes round single pixels of a field. */
const round = (pixels: readonly (readonly [number, number])[], width = 400, height = 300) => {
  const changed = new Set(pixels.map(([x, y]) => y * width + x));
  return boxesOf(width, height, (at) => changed.has(at));
};
const dot = (x: number, y: number): Box => ({ x, y, width: 1, height: 1 });

test('where nothing changed there is no box', () => {
  expect(round([])).toEqual([]);
});

test('a pixel at any edge of the picture has a box of its own size', () => {
  for (const [x, y] of [
    [0, 0],
    [399, 0],
    [0, 299],
    [399, 299],
  ] as const)
    expect(round([[x, y]])).toEqual([dot(x, y)]);
});

test('what ends a row is not beside what begins the next', () => {
  expect(
    round([
      [399, 10],
      [0, 11],
    ]),
  ).toEqual([dot(399, 10), dot(0, 11)]);
});

test.each([
  ['beside', 1, 0],
  ['below', 0, 1],
  ['aslant', 1, 1],
])('%s each other, 24 unchanged pixels between are one change, 25 are two', (_, right, down) => {
  const far = (between: number) => [50 + right * (between + 1), 60 + down * (between + 1)] as const;
  const [x, y] = far(24);
  expect(
    round([
      [50, 60],
      [x, y],
    ]),
  ).toEqual([{ x: 50, y: 60, width: x - 49, height: y - 59 }]);
  expect(round([[50, 60], far(25)])).toEqual([dot(50, 60), dot(...far(25))]);
});

test('what stands between two changes makes them one, in whatever order they are met', () => {
  // The third lies lower than both and reaches both.
  expect(
    round([
      [100, 100],
      [140, 100],
      [120, 110],
    ]),
  ).toEqual([{ x: 100, y: 100, width: 41, height: 11 }]);
});

test('a box that grew reaches what was far from each of its pixels', () => {
  // A wide row comes late; what lies right above its end was left behind as finished before the box grew up to it.
  expect(
    round([
      [0, 0],
      [0, 24],
      [0, 48],
      [200, 30],
      [100, 73],
      ...Array.from({ length: 201 }, (_, x) => [x, 60] as const),
    ]),
  ).toEqual([{ x: 0, y: 0, width: 201, height: 74 }]);
});

test('boxes come in the order of reading', () => {
  expect(
    round([
      [10, 200],
      [300, 100],
      [10, 100],
    ]),
  ).toEqual([dot(10, 100), dot(300, 100), dot(10, 200)]);
});

test('forty changes have a box each; of one more those that lie nearest are taken together', () => {
  const line = (count: number) => Array.from({ length: count }, (_, at) => [at * 50, 0] as const);
  expect(round(line(mostBoxes), 3000, 10)).toHaveLength(40);
  const oneMore = [...line(mostBoxes), [1950 + 35, 0] as const];
  expect(round(oneMore, 3000, 10).slice(-2)).toEqual([dot(1900, 0), { x: 1950, y: 0, width: 36, height: 1 }]);
  expect(round(line(mostBoxes + 1), 3000, 10)).toEqual([{ x: 0, y: 0, width: 2001, height: 1 }]);
});

test('every changed pixel stands in one box, and no box is near another', () => {
  const pixel = fc.tuple(fc.integer({ min: 0, max: 399 }), fc.integer({ min: 0, max: 299 }));
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 40 }), (pixels) => {
      const boxes = round(pixels);
      expect(boxes.length).toBeLessThanOrEqual(mostBoxes);
      for (const [x, y] of pixels)
        expect(
          boxes.filter((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height),
        ).toHaveLength(1);
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(
            Math.max(
              other.x - one.x - one.width,
              one.x - other.x - other.width,
              other.y - one.y - one.height,
              one.y - other.y - other.height,
            ),
          ).toBeGreaterThan(nearness);
    }),
  );
});
