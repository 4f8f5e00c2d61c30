import { expect, it } from 'vitest';
import { accessesByDay, accessTotals } from './accesses-by-day.ts';

it('fourteen days with today are shown, those without an access too, and none that is older (PROFILE-12)', () => {
  const days = accessesByDay(
    [
      { date: '2026-02-16', quantity: 9 },
      { date: '2026-02-17', quantity: 2 },
      { date: '2026-02-28', quantity: 3 },
      { date: '2026-03-02', quantity: 1 },
    ],
    '2026-03-02',
  );
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: '2026-02-17', quantity: 2 });
  expect(days.slice(-4)).toEqual([
    { day: '2026-02-27', quantity: 0 },
    { day: '2026-02-28', quantity: 3 },
    { day: '2026-03-01', quantity: 0 },
    { day: '2026-03-02', quantity: 1 },
  ]);
});

it.each([
  ['no access at all', [], { quantity: 0, activeDays: 0, busiest: undefined }],
  [
    'the newest of the busiest days',
    [4, 0, 4, 1],
    { quantity: 9, activeDays: 3, busiest: { day: '2026-03-01', quantity: 4 } },
  ],
])('the sums of the days: %s', (_, quantities, totals) => {
  const accesses = quantities.map((quantity, at) => ({
    date: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'][at] ?? '',
    quantity,
  }));
  expect(accessTotals(accessesByDay(accesses, '2026-03-02'))).toEqual(totals);
});
