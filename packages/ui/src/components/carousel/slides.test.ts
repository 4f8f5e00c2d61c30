import { expect, test } from 'vitest';
import { slideAfterKey } from './slides.ts';

test('arrows go one slide and stop at the ends', () => {
  expect(
    [
      ['ArrowRight', 0],
      ['ArrowRight', 4],
      ['ArrowLeft', 4],
      ['ArrowLeft', 0],
      ['Home', 3],
      ['End', 1],
    ].map(([key, from]) => slideAfterKey(String(key), Number(from), 4)),
  ).toEqual([1, 4, 3, 0, 0, 4]);
});

test('other keys, and keys outside the slides, lead nowhere', () => {
  expect([slideAfterKey('Tab', 1, 4), slideAfterKey('ArrowRight', -1, 4)]).toEqual([undefined, undefined]);
});

test('where words run from right to left, the arrow that points left leads on', () => {
  expect([slideAfterKey('ArrowLeft', 1, 4, 'rtl'), slideAfterKey('ArrowRight', 1, 4, 'rtl')]).toEqual([2, 0]);
});
