import { describe, expect, it } from 'vitest';
import { begunTracksHolding, requiredTracksHolding } from './profile-tracks.ts';

const track = (id: number, title: string, finishedCourses: number, more = {}) => ({
  ...{ id, title, finishedCourses, totalCourses: 3, description: null, isActive: true },
  ...more,
});
const tracks = [
  track(1, 'Integração', 3),
  track(2, 'Ética', 1, { description: 'Conduta e gestão de riscos' }),
  track(3, 'Segurança', 0),
  track(4, 'Gestão', 2, { isActive: false }),
];

describe('the tracks of a person in their profile (TRACK-04, TRACK-08)', () => {
  it.each([
    ['', [2, 3, 4, 1]],
    ['  ', [2, 3, 4, 1]],
    ['integracao', [1]],
    ['GESTAO', [2, 4]],
    ['nada', []],
  ])('of mandatory ones %j finds what is left first: %j', (term, ids) => {
    expect(requiredTracksHolding(tracks, term).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['', [], [1, 2]],
    ['', [2], [1]],
    ['conduta', [], [2]],
    ['seguranca', [], []],
  ])('begun, with %j in them and without the mandatory %j: %j', (term, required, ids) => {
    const begun = begunTracksHolding(tracks, { requiredIds: new Set(required), term });
    expect(begun.map(({ id }) => id)).toEqual(ids);
  });
});
