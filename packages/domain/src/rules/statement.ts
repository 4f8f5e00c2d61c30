import type { StatementEntry, StatementType } from '../entities/decoins.ts';
import { dayAfter, wallClockOf } from '../formats/wall-clock.ts';
import { dayTyped } from '../masks/day.ts';
import { nextSorting, sortingOf } from './sorting.ts';
import { type StatementColumn, type StatementOrder, statementOrder } from './statement-order.ts';

/** What a movement is for, in the codes that are known; a server may have more (CALLS-16). */
export const statementCodes = { content: 1, course: 2, pill: 3, order: 4, challenge: 5 } as const;
export type StatementOrigin = keyof typeof statementCodes;

/** What the movements are narrowed by; days as `yyyy-mm-dd`, both included (DECOIN-03, CALLS-16). */
export type StatementFilter = {
  readonly firstDate: string | undefined;
  readonly lastDate: string | undefined;
  readonly type: StatementType | undefined;
  readonly typeCode: number | undefined;
};

/** Which movements are shown: filter, order and page (DECOIN-02). */
export type StatementQuery = StatementFilter & StatementOrder & { readonly page: number };

/** All movements. */
export const noStatementFilter: StatementFilter = {
  firstDate: undefined,
  lastDate: undefined,
  type: undefined,
  typeCode: undefined,
};

/** Narrows the movements otherwise, from page 1. The same filter again changes nothing. */
export function filterStatement<Query extends StatementQuery>(
  query: Query,
  filter: Partial<StatementFilter>,
): Query {
  const next = { ...query, ...filter };
  const isSame = filterNames.every((name) => next[name] === query[name]);
  return isSame ? query : { ...next, page: 1 };
}

/** Whether the movements are narrowed: what an empty list says depends on it. */
export const isStatementFiltered = (filter: StatementFilter): boolean =>
  filterNames.some((name) => filter[name] !== undefined);

const filterNames = ['firstDate', 'lastDate', 'type', 'typeCode'] as const;

/** How a column of the movements is sorted. */
export function statementSorting(query: StatementQuery, column: StatementColumn) {
  return sortingOf(statementOrder(query), column);
}

/**
 * What a press on a column leads to, from page 1: amounts go up, down, then the newest movements are first again; dates go up and down
 * (DECOIN-03, DASH-27).
 */
export function sortStatement<Query extends StatementQuery>(query: Query, column: StatementColumn): Query {
  const dateOrder = statementSorting(query, 'createdAt') === 'descending' ? ('Asc' as const) : undefined;
  const order = column === 'createdAt' ? dateOrder : nextSorting(query, column).order;
  return { ...query, orderBy: order && column, order, page: 1 };
}

export type PeriodProblem = 'INVALID_DATE' | 'PERIOD_REVERSED';

/** What is wrong with the days of a period as they were typed, `dd/mm/aaaa`; either may be left empty. */
export function periodProblems(typed: { firstDate: string; lastDate: string }): {
  firstDate?: PeriodProblem;
  lastDate?: PeriodProblem;
} {
  const [first, last] = [dayTyped(typed.firstDate), dayTyped(typed.lastDate)];
  const isWrong = (text: string, day: string | undefined) => text.trim() !== '' && day === undefined;
  return {
    ...(isWrong(typed.firstDate, first) && { firstDate: 'INVALID_DATE' }),
    ...(isWrong(typed.lastDate, last)
      ? { lastDate: 'INVALID_DATE' }
      : first && last && last < first && { lastDate: 'PERIOD_REVERSED' }),
  };
}

/** Periods that are chosen without typing days. */
export const statementPeriods = ['all', 'last30', 'last90', 'thisYear', 'lastYear'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

type Period = Pick<StatementFilter, 'firstDate' | 'lastDate'>;

/** The days of a period, seen from today. */
export function periodOf(name: StatementPeriod, today: string): Period {
  const year = Number(today.slice(0, 4));
  const periods: Record<StatementPeriod, Period> = {
    all: { firstDate: undefined, lastDate: undefined },
    last30: { firstDate: dayAfter(today, -29), lastDate: undefined },
    last90: { firstDate: dayAfter(today, -89), lastDate: undefined },
    thisYear: { firstDate: `${year}-01-01`, lastDate: undefined },
    lastYear: { firstDate: `${year - 1}-01-01`, lastDate: `${year - 1}-12-31` },
  };
  return periods[name];
}

/** The name of a period; `undefined` for days that were chosen one by one. */
export function nameOfPeriod({ firstDate, lastDate }: Period, today: string): StatementPeriod | undefined {
  return statementPeriods.find((name) => {
    const period = periodOf(name, today);
    return period.firstDate === firstDate && period.lastDate === lastDate;
  });
}

/** What a movement changes the balance by, whichever sign the server writes: a debit takes, a credit gives. */
export const balanceChange = ({ type, decoins }: Pick<StatementEntry, 'type' | 'decoins'>): number =>
  type === 'debit' ? -Math.abs(decoins) : Math.abs(decoins);

/** What a movement is for; `undefined` for a code that nobody here knows. */
export const originOf = (typeCode: number): StatementOrigin | undefined =>
  (Object.keys(statementCodes) as StatementOrigin[]).find((name) => statementCodes[name] === typeCode);

/** The order that a movement paid, where its description names one: 'Pedido nº 12 na loja', 'Pedido 801'. */
export function orderOfMovement({ typeCode, description }: Pick<StatementEntry, 'typeCode' | 'description'>) {
  const [, id] =
    (typeCode === statementCodes.order && /^Pedido (?:nº )?([1-9]\d{0,8})\b/i.exec(description)) || [];
  return id === undefined ? undefined : Number(id);
}

/** The day of a movement, on the clocks that the server counts days by. */
export const dayOfMovement = ({ createdAt }: Pick<StatementEntry, 'createdAt'>): string =>
  wallClockOf(new Date(createdAt)).day;
