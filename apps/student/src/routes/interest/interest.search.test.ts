import { expect, it } from 'vitest';
import { interestSearch } from './interest.search.ts';

it('the address holds the title, the page, the search and the state; the server is asked for the last three, 20 a page (TRACK-17, TRACK-18, LIMITS-04)', () => {
  const address = '?title=Lideran%C3%A7a&page=2&search=equipe&status=progress';
  const values = interestSearch.read(address);
  expect(values).toMatchObject({ title: 'Liderança', page: 2, search: 'equipe', status: 'progress' });
  expect(interestSearch.callOf(values)).toEqual({ page: 2, limit: 20, search: 'equipe', status: 'progress' });
  expect(interestSearch.write(values)).toBe(address);
});

it('what cannot be read is as by default', () => {
  expect(interestSearch.callOf(interestSearch.read('?page=0&status=todos'))).toEqual({ page: 1, limit: 20 });
});
