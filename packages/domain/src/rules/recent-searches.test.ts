import { describe, expect, it } from 'vitest';
import { withoutSearch, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it.each([
    ['the first one', [], 'Gestão', ['Gestão']],
    ['newest first', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['without the room around it', ['a'], '  vendas ', ['vendas', 'a']],
    [
      'one that was there comes first, as it was typed last',
      ['a', 'Gestão', 'b'],
      'gestao',
      ['gestao', 'a', 'b'],
    ],
    ['one that is the newest already', ['a', 'b'], 'A', ['A', 'b']],
    ['the sixth makes the oldest go', ['5', '4', '3', '2', '1'], '6', ['6', '5', '4', '3', '2']],
    [
      'one of five that comes again takes nobody away',
      ['5', '4', '3', '2', '1'],
      '1',
      ['1', '5', '4', '3', '2'],
    ],
    ['part of another is another', ['segurança'], 'segur', ['segur', 'segurança']],
    ['a blank one is none', ['a'], '  ', ['a']],
  ])('%s', (_, recent, term, then) => {
    expect(withSearch(recent, term)).toEqual(then);
  });

  it.each([
    ['takes the place of the one it goes on from', 'Segur', 'segurança', ['segurança', 'a']],
    ['whatever its accents', 'segurança', 'seguranca do trabalho', ['seguranca do trabalho', 'a']],
    ['stands beside one that it does not begin with', 'vendas', 'segurança', ['segurança', 'vendas', 'a']],
    ['stands beside one that is longer', 'segurança', 'segur', ['segur', 'segurança', 'a']],
    ['is there once where it is the same', 'segur', 'Segur', ['Segur', 'a']],
  ])('of the same visit, a search %s', (_, before, term, then) => {
    expect(withSearch([before, 'a'], term, before)).toEqual(then);
  });

  it.each([
    [['a', 'b'], 'a', ['b']],
    [['Gestão'], 'gestao', []],
    [['a'], 'z', ['a']],
  ])('%j without %j', (recent, term, then) => {
    expect(withoutSearch(recent, term)).toEqual(then);
  });
});
