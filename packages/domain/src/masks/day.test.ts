import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayTyped, maskDay } from './day.ts';

it.each([
  ['', ''],
  ['0', '0'],
  ['02', '02'],
  ['020', '02/0'],
  ['0205', '02/05'],
  ['02051', '02/05/1'],
  ['02051990', '02/05/1990'],
  ['02/05/1990', '02/05/1990'],
  ['02.05.1990', '02/05/1990'],
  ['02 05 1990', '02/05/1990'],
  ['1990-05-02', '02/05/1990'],
  ['1990-05-02T10:00:00Z', '02/05/1990'],
  ['020519901', '02/05/1990'],
  ['dois de maio', ''],
])('%j is shown as %j (REGISTER-08)', (typed, shown) => {
  expect(maskDay(typed)).toBe(shown);
});

it.each([
  ['02/05/1990', '1990-05-02'],
  ['29/02/2000', '2000-02-29'],
  ['29/02/2001', undefined],
  ['30/02/2001', undefined],
  ['31/04/2001', undefined],
  ['00/01/2001', undefined],
  ['01/13/2001', undefined],
  ['02/05/199', undefined],
  ['', undefined],
])('%j is the day %j', (shown, day) => {
  expect(dayTyped(shown)).toBe(day);
});

it('what is shown is shown the same again, and never longer than a day', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = maskDay(typed);
      expect(maskDay(shown)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(10);
    }),
  );
});

it('every day of the calendar comes back from how it is typed', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1900-01-01T00:00:00Z'),
        max: new Date('2100-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(dayTyped(maskDay(day))).toBe(day);
      },
    ),
  );
});
