import { describe, expect, it } from 'vitest';
import { dayOf, formatDate, formatDateTime, formatTime } from './date.ts';

const zone = 'America/Sao_Paulo';

describe('dates', () => {
  it.each([
    ['2026-03-02', '02/03/2026'],
    ['2026-03-02T12:00:00-03:00', '02/03/2026'],
    ['2026-03-02T02:59:59Z', '01/03/2026'],
    ['2026-03-02T03:00:00Z', '02/03/2026'],
    [new Date('2026-12-31T23:59:00-03:00'), '31/12/2026'],
    ['', ''],
    ['ontem', ''],
    [null, ''],
    [undefined, ''],
  ])('%s reads %j (CALLS-19)', (date, text) => {
    expect(formatDate(date, zone)).toBe(text);
  });

  it.each([
    ['2026-03-02T14:32:00-03:00', '14:32'],
    ['2026-03-02T00:05:00-03:00', '00:05'],
    [Date.UTC(2026, 2, 2, 17, 32), '14:32'],
    ['ontem', ''],
  ])('the hour of %s reads %j', (moment, text) => {
    expect(formatTime(moment, zone)).toBe(text);
  });

  it('date and hour read together', () => {
    expect(formatDateTime('2026-03-02T17:32:00Z', zone)).toBe('02/03/2026 14:32');
    expect(formatDateTime('ontem', zone)).toBe('');
    expect(formatDateTime(null, zone)).toBe('');
  });

  it('the day of a moment is that of the place where the person is', () => {
    expect(dayOf('2026-03-02T02:00:00Z', zone)).toBe('2026-03-01');
    expect(dayOf('2026-03-02T02:00:00Z', 'UTC')).toBe('2026-03-02');
    expect(dayOf('0999-03-02')).toBe('0999-03-02');
  });
});
