import { expect, it } from 'vitest';
import type { StatementEntry } from '../entities/decoins.ts';
import { balanceOverTime, statementTotals } from './balance-over-time.ts';
import { noStatementFilter } from './statement.ts';

const movement = (createdAt: string, decoins: number, typeCode = 1): StatementEntry => ({
  id: 1,
  description: 'x',
  type: decoins < 0 ? 'debit' : 'credit',
  typeCode,
  decoins,
  createdAt,
});
const noon = (day: string) => `${day}T15:00:00.000Z`;

/** 100 before them, 150 now. */
const movements = [
  movement(noon('2026-03-01'), 20),
  movement(noon('2026-02-10'), -40, 4),
  movement('2026-02-11T02:59:00.000Z', 30, 2),
  movement(noon('2026-01-05'), 40),
];
const now = { balance: 150, today: '2026-03-02' };
const period = (firstDate?: string, lastDate?: string) => ({ firstDate, lastDate });

it('each day is today without what came later, on the clocks of São Paulo', () => {
  expect(balanceOverTime(movements, { ...now, ...period() })).toEqual({
    first: '2026-01-05',
    last: '2026-03-02',
    opening: 100,
    days: [
      { day: '2026-01-05', credits: 40, debits: 0, balance: 140 },
      { day: '2026-02-10', credits: 30, debits: 40, balance: 130 },
      { day: '2026-03-01', credits: 20, debits: 0, balance: 150 },
    ],
  });
});

it('a period in the past knows what came after it', () => {
  expect(balanceOverTime(movements.slice(0, 3), { ...now, ...period('2026-02-01', '2026-02-28') })).toEqual({
    first: '2026-02-01',
    last: '2026-02-28',
    opening: 140,
    days: [{ day: '2026-02-10', credits: 30, debits: 40, balance: 130 }],
  });
});

it('what is before the first day is not of the period, and no period ends after today', () => {
  expect(balanceOverTime(movements, { ...now, ...period('2026-02-20', '2027-01-01') })).toEqual({
    first: '2026-02-20',
    last: '2026-03-02',
    opening: 130,
    days: [{ day: '2026-03-01', credits: 20, debits: 0, balance: 150 }],
  });
});

it.each([
  ['nothing', [], period()],
  ['nothing within it', movements, period('2026-02-12', '2026-02-28')],
])('of %s there is no drawing', (_, some, days) => {
  expect(balanceOverTime(some, { ...now, ...days })).toBeUndefined();
});

it.each([
  [{}, { credits: 90, debits: 40, difference: 50 }],
  [period('2026-02-10', '2026-02-28'), { credits: 30, debits: 40, difference: -10 }],
  [{ type: 'debit' as const }, { credits: 0, debits: 40, difference: -40 }],
  [{ typeCode: 2 }, { credits: 30, debits: 0, difference: 30 }],
])('the sums of %j are %j', (filter, sums) => {
  expect(statementTotals(movements, { ...noStatementFilter, ...filter })).toEqual(sums);
});
