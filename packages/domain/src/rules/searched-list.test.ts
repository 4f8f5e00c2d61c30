import { expect, it } from 'vitest';
import { searchList } from './searched-list.ts';

const query = { page: 3, search: 'risco', filter: 'enrolled' };

it.each([
  ['another term', 'gestão', { ...query, page: 1, search: 'gestão' }],
  ['blanks around it', '  gestão ', { ...query, page: 1, search: 'gestão' }],
  ['no term', '   ', { ...query, page: 1, search: '' }],
  ['the same term', ' risco ', query],
])('%s begins at page 1 and keeps the rest (TRACK-15)', (_, term, expected) => {
  expect(searchList(query, term)).toEqual(expected);
});

it('the same term again is the same query', () => {
  expect(searchList(query, 'risco')).toBe(query);
});
