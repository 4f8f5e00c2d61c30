import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateMaskedLength, dateToIso, isoToDate, maskDate } from './date.ts';
import { digitsOf } from './digits.ts';
import { isZipCodeComplete, maskZipCode, stripZipCode } from './zip-code.ts';

describe('the CEP mask', () => {
  it.each([
    ['0', '0'],
    ['01310', '01310'],
    ['013109', '01310-9'],
    ['01310930', '01310-930'],
    ['013109301', '01310-930'],
    ['01310-930', '01310-930'],
    ['cep 01310', '01310'],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskZipCode(typed)).toBe(shown);
  });

  it.each([
    ['01310-93', false],
    ['0131093', false],
    ['01310-930', true],
    ['01310930', true],
    ['', false],
  ])('%j can be looked up: %s', (typed, is) => {
    expect(isZipCodeComplete(typed)).toBe(is);
  });

  it('twice applied is once applied, and stripping gives the digits back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,8}$/), (digits) => {
        expect(maskZipCode(maskZipCode(digits))).toBe(maskZipCode(digits));
        expect(stripZipCode(maskZipCode(digits))).toBe(digits);
      }),
    );
  });
});

describe('the date mask', () => {
  it.each([
    ['', '', ''],
    ['3', '', '3'],
    ['31', '3', '31/'],
    ['31/1', '31/', '31/1'],
    ['31/12', '31/1', '31/12/'],
    ['31/12/1', '31/12/', '31/12/1'],
    ['31/12/1990', '31/12/199', '31/12/1990'],
    ['31/12/19905', '31/12/1990', '31/12/1990'],
    ['31121990', '', '31/12/1990'],
    ['1/', '1', '01/'],
    ['1/2/', '', '01/02/'],
    ['1/2/1990', '', '01/02/1990'],
    ['31', '31/', '31'],
    ['21', '31', '21/'],
    ['31/12', '31/12/', '31/12'],
    ['31/1', '31/12', '31/1'],
    ['ab', '', ''],
  ])('%j after %j shows %j', (typed, before, shown) => {
    expect(maskDate(typed, before)).toBe(shown);
  });

  it('twice applied is once applied, keeps the digits and fits the field', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,8}$/), (digits) => {
        const shown = maskDate(digits);
        expect(maskDate(shown)).toBe(shown);
        expect(digitsOf(shown)).toBe(digits);
        expect(shown.length).toBeLessThanOrEqual(dateMaskedLength);
      }),
    );
  });

  it('typed digit by digit it is the same as pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), (digits) => {
        const typed = [...digits].reduce((shown, digit) => maskDate(shown + digit, shown), '');
        expect(typed).toBe(maskDate(digits));
      }),
    );
  });

  it('can be deleted to the end', () => {
    let shown = '31/12/';
    for (let strokes = 0; strokes < 6; strokes += 1) shown = maskDate(shown.slice(0, -1), shown);
    expect(shown).toBe('');
  });
});

describe('a typed date', () => {
  it.each([
    ['02/03/2026', '2026-03-02'],
    [' 02/03/2026 ', '2026-03-02'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', undefined],
    ['31/02/2020', undefined],
    ['31/04/2020', undefined],
    ['00/01/2020', undefined],
    ['01/13/2020', undefined],
    ['1/1/2020', undefined],
    ['01/01/20', undefined],
    ['01-01-2020', undefined],
    ['', undefined],
  ])('%j is %s', (typed, iso) => {
    expect(dateToIso(typed)).toBe(iso);
  });

  it('goes there and back', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(dateToIso(isoToDate(iso))).toBe(iso);
      }),
    );
    expect([isoToDate(null), isoToDate('2026-03-02T00:00:00Z'), isoToDate('x')]).toEqual(['', '', '']);
  });
});
