import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween, endOfSitting, momentOf, wallClockOf } from './wall-clock.ts';

describe('the clocks of São Paulo', () => {
  it.each([
    ['2026-03-12T17:00:00Z', '2026-03-12', '14:00'],
    ['2026-03-12T02:59:00Z', '2026-03-11', '23:59'],
    ['2026-03-12T03:00:00Z', '2026-03-12', '00:00'],
    ['2027-01-01T02:30:00Z', '2026-12-31', '23:30'],
    ['2028-02-29T12:00:00Z', '2028-02-29', '09:00'],
    // Daylight saving: two hours behind UTC from 4 November 2018, and until 17 February 2018.
    ['2018-02-18T01:30:00Z', '2018-02-17', '23:30'],
    ['2018-02-18T02:59:00Z', '2018-02-17', '23:59'],
    ['2018-02-18T03:00:00Z', '2018-02-18', '00:00'],
    ['2018-11-04T02:59:00Z', '2018-11-03', '23:59'],
    ['2018-11-04T03:00:00Z', '2018-11-04', '01:00'],
    ['2019-11-04T03:00:00Z', '2019-11-04', '00:00'],
    ['1999-12-31T23:59:00-02:00', '1999-12-31', '23:59'],
  ])('at %s show %s %s (EVENT-04)', (moment, day, hour) => {
    expect(wallClockOf(new Date(moment))).toEqual({ day, hour });
    expect(wallClockOf(momentOf({ day, hour }))).toEqual({ day, hour });
  });

  it.each([
    ['2026-03-12', '14:00', '2026-03-12T17:00:00.000Z'],
    ['2026-12-31', '23:30', '2027-01-01T02:30:00.000Z'],
    ['2018-01-15', '14:00', '2018-01-15T16:00:00.000Z'],
    // Twice on the clock: the first, still in daylight saving.
    ['2018-02-17', '23:30', '2018-02-18T01:30:00.000Z'],
    ['2018-02-18', '00:00', '2018-02-18T03:00:00.000Z'],
    // Never on the clock: by the clock before, which is half past one on the one that follows.
    ['2018-11-04', '00:30', '2018-11-04T03:30:00.000Z'],
    ['2018-11-04', '01:00', '2018-11-04T03:00:00.000Z'],
    ['2018-11-03', '23:00', '2018-11-04T02:00:00.000Z'],
  ])('%s %s is the moment %s', (day, hour, moment) => {
    expect(momentOf({ day, hour }).toISOString()).toBe(moment);
  });

  it('other zones have clocks of their own', () => {
    expect(wallClockOf(new Date('2026-03-12T03:30:00Z'), 'America/Manaus')).toEqual({
      day: '2026-03-11',
      hour: '23:30',
    });
    expect(momentOf({ day: '2026-03-12', hour: '14:00' }, 'America/Manaus').toISOString()).toBe(
      '2026-03-12T18:00:00.000Z',
    );
  });

  it('days are counted across months, years and 29 February', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2027-02-28')).toBe('2027-03-01');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2018-11-05', '2018-11-03')).toBe(-2);
  });
});

it.each([
  ['2026-03-12', '14:00', '16:00', { day: '2026-03-12', hour: '16:00' }],
  ['2026-12-31', '22:00', '02:00', { day: '2027-01-01', hour: '02:00' }],
  ['2028-02-29', '20:00', '00:00', { day: '2028-03-01', hour: '00:00' }],
  ['2026-03-12', '14:00', '14:00', undefined],
])('a sitting on %s from %s to %s ends at %j (EVENT-04, EVENT-22)', (startDate, startHour, endHour, end) => {
  expect(endOfSitting({ startDate, startHour, endHour })).toEqual(end);
});
