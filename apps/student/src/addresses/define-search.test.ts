import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineSearch } from './define-search.ts';
import { always, ids, limit, oneOf, optionalId, optionalText, page, text } from './search-fields.ts';

const search = defineSearch(
  {
    page: always(page()),
    limit: limit(20),
    search: text(),
    orderBy: optionalText(),
    order: oneOf(['Asc', 'Desc']),
    schools: ids(),
    courseID: optionalId(),
  },
  (values, width: number) => ({ search: values.search, school: values.schools, page: values.page, width }),
);

const usual = {
  page: 1,
  limit: 20,
  search: '',
  orderBy: undefined,
  order: undefined,
  schools: [],
  courseID: undefined,
};

describe('a query string is read', () => {
  it.each([
    ['', usual],
    ['?', usual],
    ['?page=3&limit=8&search=gest%C3%A3o', { ...usual, page: 3, limit: 8, search: 'gestão' }],
    ['page=3', { ...usual, page: 3 }],
    ['?search=a+b%20c', { ...usual, search: 'a b c' }],
    ['?orderBy=title&order=Desc', { ...usual, orderBy: 'title', order: 'Desc' }],
    ['?schools=2,1,2&courseID=9', { ...usual, schools: [2, 1], courseID: 9 }],
    ['?page=2&page=5', { ...usual, page: 2 }],
    ['?nada=1&page[]=3&PAGE=4', usual],
    ['?page=0', usual],
    ['?page=-1', usual],
    ['?page=1.5', usual],
    ['?page=dois', usual],
    ['?page=1e9', usual],
    ['?page=9999999999', usual],
    ['?page=', usual],
    ['?limit=0', usual],
    ['?limit=101', usual],
    ['?limit=100', { ...usual, limit: 100 }],
    ['?order=Up&orderBy=', usual],
    ['?order=asc', usual],
    ['?schools=x,,-2,3.5,0&courseID=abc', usual],
    ['?schools=1,x', { ...usual, schools: [1] }],
    ['?search=%', { ...usual, search: '%' }],
    ['?search=%E0%A4%A', { ...usual, search: '\uFFFD%A' }],
  ])('%j', (query, values) => {
    expect(search.read(query)).toEqual(values);
  });
});

describe('a query string is written (DASH-28, DASH-30, DASH-32)', () => {
  it.each([
    [{}, ''],
    [usual, '?page=1'],
    [{ search: '' }, ''],
    [{ page: 1 }, '?page=1'],
    [{ limit: 20 }, ''],
    [{ limit: 8, page: 2 }, '?page=2&limit=8'],
    [{ search: 'gestão & liderança' }, '?search=gest%C3%A3o+%26+lideran%C3%A7a'],
    [{ schools: [2, 1] }, '?schools=2%2C1'],
    [{ schools: [], orderBy: undefined, order: 'Asc' as const }, '?order=Asc'],
  ])('%j', (values, query) => {
    expect(search.write(values)).toBe(query);
  });
});

it.each([
  [{ ...usual }, { page: 1, width: 3 }],
  [
    { ...usual, search: 'a', schools: [1] },
    { search: 'a', school: [1], page: 1, width: 3 },
  ],
])('%j asks the server without what is empty', (values, call) => {
  expect(search.callOf(values, 3)).toEqual(call);
});

const valuesOf = fc.record({
  page: fc.integer({ min: 1, max: 999_999_999 }),
  limit: fc.integer({ min: 1, max: 100 }),
  search: fc.string({ unit: 'grapheme' }),
  orderBy: fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined }),
  order: fc.option(fc.constantFrom('Asc' as const, 'Desc' as const), { nil: undefined }),
  schools: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 })),
  courseID: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
});

it('what was written is read again', () => {
  fc.assert(
    fc.property(valuesOf, (values) => {
      expect(search.read(search.write(values))).toEqual(values);
    }),
  );
});

it('any part of it changes that part alone', () => {
  fc.assert(
    fc.property(valuesOf, fc.subarray([...search.names]), (values, names) => {
      const part = Object.fromEntries(names.map((name) => [name, values[name]]));
      expect(search.read(search.write(part))).toEqual({ ...usual, ...part });
    }),
  );
});

it('no query string makes it fail, and what is read of it is written and read the same', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom(...search.names, 'x', ''),
      fc.oneof(fc.string(), fc.stringMatching(/^[\d,.-]{0,8}$/)),
    ),
  );
  const built = pairs.map((all) => `?${all.map(([name, value]) => `${name}=${value}`).join('&')}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), built), (query) => {
      const values = search.read(query);
      expect(search.read(search.write(values))).toEqual(values);
    }),
  );
});
