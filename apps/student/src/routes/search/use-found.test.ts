import { expect, it } from 'vitest';
import { globalSearch } from './search.search.ts';
import { searchQueries } from './use-found.ts';

/** Paths and queries of the calls that an address leads to. */
const callsOf = (query: string) =>
  searchQueries(globalSearch.read(query)).map(({ meta }) => [meta?.endpoint?.path, meta?.call?.query]);

it('a term is searched for among courses by pages, and among tracks, schools and instructors (TRACK-09 to TRACK-11)', () => {
  expect(callsOf('?page=2&search=excel')).toEqual([
    ['/api/decola/course/globalSearch', { page: 2, limit: 20, search: 'excel' }],
    ['/api/decola/courseTrack/globalSearch', { search: 'excel' }],
    ['/api/decola/school/globalSearch', { search: 'excel' }],
    ['/api/decola/instructors/globalSearch', { search: 'excel' }],
  ]);
});

it.each(['', '?search=', '?search=%20%20', '?page=3&limit=20'])('%j asks for nothing (TRACK-12)', (query) => {
  expect(callsOf(query)).toEqual([]);
});
