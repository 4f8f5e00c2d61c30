import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWholeZipCode, maskZipCode, stripZipCode } from './zip-code.ts';

it.each([
  ['', ''],
  ['1', '1'],
  ['13010', '13010'],
  ['130100', '13010-0'],
  ['13010001', '13010-001'],
  ['13010-001', '13010-001'],
  ['13.010-001', '13010-001'],
  ['CEP 13010-001', '13010-001'],
  ['130100019', '13010-001'],
  ['13a10', '1310'],
])('%j is shown as %j (REGISTER-06)', (typed, shown) => {
  expect(maskZipCode(typed)).toBe(shown);
});

it.each([
  ['', false],
  ['13010-00', false],
  ['13010001', false],
  ['13010-001', true],
])('%j is whole: %s (REGISTER-13)', (shown, isWhole) => {
  expect(isWholeZipCode(shown)).toBe(isWhole);
});

it('what is shown is shown the same again, is never longer than nine characters, and gives its digits back (REGISTER-11)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,8}$/), (digits) => {
      const shown = maskZipCode(digits);
      expect(maskZipCode(shown)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(9);
      expect(stripZipCode(shown)).toBe(digits);
      expect(isWholeZipCode(shown)).toBe(shown.length === 9);
    }),
  );
});
