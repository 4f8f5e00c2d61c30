import { expect, test } from 'vitest';
import { lastWeek } from './week.ts';

const marks = (accesses: { date: string; quantity: number }[], now: string) =>
  lastWeek(accesses, now).map(
    ({ date, hasAccess, isToday }) => `${date}${hasAccess ? ' +' : ''}${isToday ? ' today' : ''}`,
  );

test('the week is the last seven days, whatever of them the server counts', () => {
  expect(
    marks(
      [
        { date: '2026-02-23', quantity: 9 },
        { date: '2026-02-24', quantity: 2 },
        { date: '2026-03-01', quantity: 0 },
        { date: '2026-03-02', quantity: 1 },
      ],
      '2026-03-02',
    ),
  ).toEqual([
    '2026-02-24 +',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02 + today',
  ]);
});

test('a week without any access has its seven days all the same, and what is no date has none', () => {
  expect(lastWeek([], '2026-03-02').filter(({ hasAccess }) => hasAccess)).toEqual([]);
  expect(lastWeek([], '2026-03-02')).toHaveLength(7);
  expect(lastWeek([], 'nunca')).toEqual([]);
});

test('today is the day of the calendar here, however late it is', () => {
  expect(lastWeek([], new Date('2026-03-02T23:30:00-03:00')).at(-1)?.date).toBe('2026-03-02');
  expect(lastWeek([], new Date('2026-03-03T00:30:00-03:00')).at(-1)?.date).toBe('2026-03-03');
});
