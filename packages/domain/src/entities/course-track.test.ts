import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CourseTrack } from './course-track.ts';

const least = {
  id: 3,
  schoolId: 2,
  title: 'Segurança em primeiro lugar',
  description: null,
  thumbnailURL: null,
  isBlocked: false,
  totalCourses: 4,
  finishedCourses: 1,
  haveTrainingInTrack: false,
};

it('a track carries what the contract names, under mended names (TRACK-02)', () => {
  const track = v.parse(CourseTrack, {
    ...least,
    isActive: true,
    lastChange: '2026-01-01T09:00:00-03:00',
    thumbnailURL: '/files/tracks/3.svg',
    thumbnailExtention: 'svg',
    haveRatings: true,
    haveTrainingInTrack: true,
  });
  expect(track).toEqual({
    id: 3,
    schoolId: 2,
    title: 'Segurança em primeiro lugar',
    description: null,
    isActive: true,
    lastChange: '2026-01-01T12:00:00.000Z',
    thumbnailUrl: '/files/tracks/3.svg',
    thumbnailExtension: 'svg',
    isBlocked: false,
    totalCourses: 4,
    finishedCourses: 1,
    hasRatings: true,
    hasTrainingInTrack: true,
  });
});

it('a track of which little is told is one all the same (TRACK-02)', () => {
  const { isActive, lastChange, thumbnailExtension, hasRatings } = v.parse(CourseTrack, least);
  expect({ isActive, lastChange, thumbnailExtension, hasRatings }).toEqual({
    isActive: true,
    lastChange: null,
    thumbnailExtension: null,
    hasRatings: false,
  });
});
