import * as v from 'valibot';
import { expect, test } from 'vitest';
import { School, SchoolWithTracks } from './school.ts';

const school = { id: 2, name: 'Operações', description: null, thumbnailURL: '/files/schools/2.svg' };

test('a school carries its picture, its kind, whether it is offered and when it changed (TRACK-01)', () => {
  const told = {
    ...school,
    thumbnailExtention: 'svg',
    isActive: false,
    lastChange: '2025-08-14T09:00:00-03:00',
  };
  expect(v.parse(School, told)).toEqual({
    id: 2,
    name: 'Operações',
    description: null,
    thumbnailUrl: '/files/schools/2.svg',
    thumbnailExtension: 'svg',
    isActive: false,
    lastChange: '2025-08-14T12:00:00.000Z',
  });
});

test('a school of which the answer says less is offered all the same', () => {
  expect(v.parse(SchoolWithTracks, { ...school, courseTracks: [] })).toMatchObject({
    thumbnailExtension: null,
    isActive: true,
    lastChange: null,
    courseTracks: [],
  });
});
