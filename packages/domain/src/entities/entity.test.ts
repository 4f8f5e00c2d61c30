import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entity, extended, named } from './entity.ts';
import { Id, maybe, Url } from './values.ts';

const Card = entity({ id: Id, imageURL: maybe(Url) }, { imageURL: 'imageUrl' });

describe('an entity', () => {
  test('mends its spelling and forgets what it does not know', () => {
    expect(v.parse(Card, { id: 1, imageURL: '/1.webp', later: true })).toEqual({
      id: 1,
      imageUrl: '/1.webp',
    });
  });

  test('that is extended keeps the spelling of both', () => {
    const Wide = extended(Card, { classID: Id }, { classID: 'classId' });
    expect(v.parse(Wide, { id: 1, classID: 2 })).toEqual({ id: 1, imageUrl: null, classId: 2 });
  });

  test('comes out of its envelope', () => {
    expect(v.parse(named('card', Card), { card: { id: 1 } })).toEqual({ id: 1, imageUrl: null });
    expect(v.is(named('card', Card), { other: { id: 1 } })).toBe(false);
  });
});
