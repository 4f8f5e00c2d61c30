import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \t\n\u00a0', true],
  ['\u0000', true],
  ['\u200b\u2060\ufeff', true],
  ['\u00ad', true],
  ['a', false],
  [' . ', false],
  ['\u200bAna', false],
  ['👩‍🚀', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
