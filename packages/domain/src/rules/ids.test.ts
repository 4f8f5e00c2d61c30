import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readId, readIds } from './ids.ts';

it.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
  ['9999999999999999', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
])('%j names %j', (text, id) => {
  expect(readId(text)).toBe(id);
});

it.each([
  ['1,2', [1, 2]],
  ['2,2,1', [2, 1]],
  ['1,x,,1,-2,3.5,0', [1]],
  [',', []],
  ['', []],
])('the list %j holds %j', (list, ids) => {
  expect(readIds(list)).toEqual(ids);
});

it('what was written is read again, and no text makes it fail', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999_999 })), (ids) => {
      expect(readIds(ids.join(','))).toEqual(ids);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readIds(text)));
});
