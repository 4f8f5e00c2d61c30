import { expect, it } from 'vitest';
import { searchesKey } from '../../device-keys.ts';
import { memoryStorage } from '../../memory-storage.ts';
import { keepSearches, readSearches } from './kept-searches.ts';

it('searches are kept for each person apart, and leave nothing once there are none', () => {
  const storage = memoryStorage();
  keepSearches(storage, 1, ['gestão', 'vendas']);
  keepSearches(storage, 2, ['NR-35']);
  expect([1, 2, 3].map((person) => readSearches(storage, person))).toEqual([
    ['gestão', 'vendas'],
    ['NR-35'],
    [],
  ]);
  keepSearches(storage, 1, []);
  expect(storage.keys()).toEqual([searchesKey(2)]);
});

it.each(['', '{', '"a"', 'null', '{"0":"a"}'])('an entry that is no list, %j, is none', (entry) => {
  expect(readSearches(memoryStorage({ [searchesKey(1)]: entry }), 1)).toEqual([]);
});

it('of a list that somebody else has written the texts are read, and no more than are kept', () => {
  const kept = JSON.stringify([1, 'a', null, 'b', 'c', 'd', 'e', 'f']);
  expect(readSearches(memoryStorage({ [searchesKey(1)]: kept }), 1)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
