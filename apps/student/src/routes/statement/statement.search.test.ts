import { expect, it } from 'vitest';
import { statementSearch } from './statement.search.ts';

const { read, write, callOf } = statementSearch;

it('the address holds filter, order and page; the server is asked for 20 a page, with ordinationAsc (DECOIN-02, DECOIN-03, CALLS-16, CALLS-17, LIMITS-04)', () => {
  const address =
    '?page=2&orderBy=decoins&order=Asc&firstDate=2026-01-01&lastDate=2026-01-31&type=debit&typeCode=4';
  expect(write(read(address))).toBe(address);
  expect(callOf(read(address))).toEqual({
    page: 2,
    limit: 20,
    orderBy: 'decoins',
    ordinationAsc: true,
    firstDate: '2026-01-01',
    lastDate: '2026-01-31',
    type: 'debit',
    typeCode: 4,
  });
});

it('without an order the newest movements are first', () => {
  expect(callOf(read(''))).toEqual({ page: 1, limit: 20, orderBy: 'createdAt', ordinationAsc: false });
});

it('what cannot be read is as by default; a code that nobody knows is asked for', () => {
  const address =
    '?page=0&orderBy=password&order=up&firstDate=2026-02-30&lastDate=ontem&type=both&typeCode=x';
  expect(callOf(read(address))).toEqual(callOf(read('')));
  expect(callOf(read('?typeCode=99')).typeCode).toBe(99);
});
