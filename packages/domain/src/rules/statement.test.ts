import { describe, expect, it } from 'vitest';
import {
  balanceChange,
  filterStatement,
  isStatementFiltered,
  nameOfPeriod,
  noStatementFilter,
  orderOfMovement,
  originOf,
  periodOf,
  periodProblems,
  type StatementQuery,
  sortStatement,
  statementSorting,
} from './statement.ts';
import { statementOrder } from './statement-order.ts';

const all: StatementQuery = { ...noStatementFilter, page: 1, orderBy: undefined, order: undefined };
const third = { ...all, page: 3 };

describe('the movements are narrowed from page 1 (DECOIN-03, CALLS-16)', () => {
  it.each([
    ['from a day', { firstDate: '2026-01-01' }],
    ['until a day', { lastDate: '2026-01-31' }],
    ['to credits', { type: 'credit' as const }],
    ['to one origin', { typeCode: 3 }],
  ])('%s', (_, filter) => {
    expect(filterStatement(third, filter)).toEqual({ ...all, ...filter });
    expect([isStatementFiltered(third), isStatementFiltered({ ...all, ...filter })]).toEqual([false, true]);
    expect(filterStatement({ ...third, ...filter }, noStatementFilter)).toEqual(all);
  });

  it('the same filter again changes nothing, not the page either', () => {
    const query = { ...third, type: 'debit' as const };
    expect(filterStatement(query, { type: 'debit' })).toBe(query);
  });
});

describe('the newest movements are first unless another order is chosen (DECOIN-03)', () => {
  it('an amount goes up, down, and back to the newest first; always from page 1', () => {
    const up = sortStatement(third, 'decoins');
    const down = sortStatement(up, 'decoins');
    expect([up, down, sortStatement(down, 'decoins')]).toEqual([
      { ...all, orderBy: 'decoins', order: 'Asc' },
      { ...all, orderBy: 'decoins', order: 'Desc' },
      all,
    ]);
  });

  it('the date goes up and down', () => {
    const up = sortStatement(third, 'createdAt');
    expect([up, sortStatement(up, 'createdAt')]).toEqual([
      { ...all, orderBy: 'createdAt', order: 'Asc' },
      all,
    ]);
    expect(sortStatement({ ...all, orderBy: 'decoins', order: 'Asc' }, 'createdAt')).toEqual(all);
  });

  it.each([
    [all, { orderBy: 'createdAt', order: 'Desc' }, ['descending', 'inactive']],
    [
      { ...all, orderBy: 'decoins' as const },
      { orderBy: 'decoins', order: 'Asc' },
      ['inactive', 'ascending'],
    ],
    [
      { ...all, orderBy: 'createdAt' as const, order: 'Asc' as const },
      { orderBy: 'createdAt', order: 'Asc' },
      ['ascending', 'inactive'],
    ],
  ])('%j', (query, order, columns) => {
    expect(statementOrder(query)).toEqual(order);
    expect([statementSorting(query, 'createdAt'), statementSorting(query, 'decoins')]).toEqual(columns);
  });
});

describe('the days of a period (DECOIN-03)', () => {
  it.each([
    ['', '', {}],
    ['01/02/2026', '', {}],
    ['', '01/02/2026', {}],
    ['01/02/2026', '01/02/2026', {}],
    ['01/02/2026', '31/01/2026', { lastDate: 'PERIOD_REVERSED' }],
    ['30/02/2026', '01/03/2026', { firstDate: 'INVALID_DATE' }],
    ['01/02/2026', '01/03', { lastDate: 'INVALID_DATE' }],
    ['1', 'x', { firstDate: 'INVALID_DATE', lastDate: 'INVALID_DATE' }],
  ])('from “%s” to “%s”: %j', (firstDate, lastDate, problems) => {
    expect(periodProblems({ firstDate, lastDate })).toEqual(problems);
  });

  it.each([
    ['all', undefined, undefined],
    ['last30', '2026-02-01', undefined],
    ['last90', '2025-12-03', undefined],
    ['thisYear', '2026-01-01', undefined],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s: %s to %s', (name, firstDate, lastDate) => {
    expect(periodOf(name, '2026-03-02')).toEqual({ firstDate, lastDate });
    expect(nameOfPeriod({ firstDate, lastDate }, '2026-03-02')).toBe(name);
  });

  it('days that were chosen one by one have no name', () => {
    expect(nameOfPeriod({ firstDate: '2026-02-02', lastDate: undefined }, '2026-03-02')).toBeUndefined();
  });
});

it.each([
  ['credit', 50, 50],
  ['debit', -240, -240],
  ['debit', 240, -240],
] as const)('a %s of %d changes the balance by %d', (type, decoins, change) => {
  expect(balanceChange({ type, decoins })).toBe(change);
});

it.each([
  [1, 'content'],
  [2, 'course'],
  [3, 'pill'],
  [4, 'order'],
  [5, 'challenge'],
  [99, undefined],
])('code %d is %s', (code, origin) => {
  expect(originOf(code)).toBe(origin);
});

it.each([
  [4, 'Pedido nº 12 na loja', 12],
  [4, 'Pedido 801', 801],
  [4, 'Pedido de ajuste', undefined],
  [4, 'Pedido nº 0', undefined],
  [1, 'Pedido nº 12 na loja', undefined],
  [99, 'Pedido 3 camisetas', undefined],
] as const)('with the code %d “%s” is of order %s', (typeCode, description, id) => {
  expect(orderOfMovement({ typeCode, description })).toBe(id);
});
