import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entity } from './entity.ts';
import { droppedRows, rows } from './rows.ts';
import { Id, maybe, Url } from './values.ts';

const Card = entity({ id: Id, imageURL: maybe(Url) }, { imageURL: 'imageUrl' });

describe('a list', () => {
  test('leaves out the rows that break their schema and tells which field', () => {
    const list = v.parse(rows(Card), [
      { id: 1 },
      { id: 'two' },
      { id: 3, imageURL: 4 },
      { id: 5, imageURL: '/5.webp' },
    ]);
    expect(list).toEqual([
      { id: 1, imageUrl: null },
      { id: 5, imageUrl: '/5.webp' },
    ]);
    expect(droppedRows(list).map(({ row, field }) => `${row} ${field}`)).toEqual(['1 id', '2 imageURL']);
  });

  test('within another keeps the outer row', () => {
    const Shelf = v.object({ cards: rows(Card) });
    const shelves = v.parse(rows(Shelf), [{ cards: [{ id: 1 }, {}] }, { cards: 'none' }]);
    expect(shelves).toEqual([{ cards: [{ id: 1, imageUrl: null }] }]);
    expect(droppedRows(shelves)).toHaveLength(1);
    expect(droppedRows(shelves[0]?.cards)).toHaveLength(1);
  });

  test('that is none is refused', () => {
    expect(v.is(rows(Card), { 0: { id: 1 } })).toBe(false);
    expect(v.is(rows(Card), null)).toBe(false);
  });

  test('without a bad row reports nothing', () => {
    expect(droppedRows(v.parse(rows(Card), [{ id: 1 }]))).toEqual([]);
    expect(droppedRows('text')).toEqual([]);
  });
});
