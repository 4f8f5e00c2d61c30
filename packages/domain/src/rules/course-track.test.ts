import { describe, expect, it } from 'vitest';
import type { RequiredTrackFilter } from '../entities/course-track.ts';
import {
  coursePagesOf,
  isTrackFinished,
  listedTracks,
  nextCourse,
  nextInTrack,
  offered,
  pageOfTracks,
  trackProgress,
} from './course-track.ts';

const counted = (finishedCourses: number, totalCourses: number) => ({ finishedCourses, totalCourses });

it.each([
  [0, 0, false, 0],
  [0, 4, false, 0],
  [1, 3, false, 33],
  [199, 200, false, 99],
  [4, 4, true, 100],
  [5, 4, true, 100],
])('%i of %i finished: done %s, %i per cent (TRACK-08)', (finished, total, isDone, percent) => {
  expect([isTrackFinished(counted(finished, total)), trackProgress(counted(finished, total))]).toEqual([
    isDone,
    percent,
  ]);
});

describe('the list of tracks (TRACK-02, TRACK-14)', () => {
  const track = (id: number, schoolId: number, finished = 0, isActive = true) => ({
    id,
    schoolId,
    isActive,
    ...counted(finished, 2),
  });
  const tracks = [track(1, 2), track(2, 1, 2), track(3, 9), track(4, 2, 2), track(5, 1), track(6, 1)];
  type Case = [what: string, filter: RequiredTrackFilter, elsewhere: number[], ids: number[]];
  it.each<Case>([
    ['by school, a school that nobody names last', 'all', [], [2, 5, 6, 1, 4, 3]],
    ['without those that stand above', 'all', [5, 1], [2, 6, 4, 3]],
    ['those that are finished', 'finished', [], [2, 4]],
    ['those that are not', 'pending', [3], [5, 6, 1]],
  ])('%s', (_, filter, elsewhere, ids) => {
    const listed = listedTracks(tracks, { schoolIds: [1, 2, 3], elsewhere: new Set(elsewhere), filter });
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });

  it('one of events alone is pending: none of its trainings is counted', () => {
    const events = [{ ...track(1, 1), ...counted(0, 0) }];
    const listedAs = (filter: RequiredTrackFilter) =>
      listedTracks(events, { schoolIds: [], elsewhere: new Set(), filter });
    expect([listedAs('pending'), listedAs('finished')]).toEqual([events, []]);
  });

  it('one that is no longer active is in none', () => {
    const listed = listedTracks([track(1, 1, 0, false)], {
      schoolIds: [],
      elsewhere: new Set(),
      filter: 'all',
    });
    expect(listed).toEqual([]);
  });
});

it.each([
  [0, 1, 0, 1],
  [0, 2, 0, 1],
  [24, 1, 24, 1],
  [25, 2, 1, 2],
])('of %i tracks page %i shows %i, of %i pages (TRACK-14)', (count, page, shown, totalPages) => {
  const listed = pageOfTracks([...Array(count).keys()], page);
  expect([listed.shown.length, listed.totalPages]).toEqual([shown, totalPages]);
});

it.each([
  [0, 3, 1],
  [15, 3, 1],
  [16, 0, 2],
])(
  '%i courses and %i events are told of by %i pages of courses (TRACK-05, TRACK-06)',
  (courses, events, pages) => {
    const trainings = [...Array(courses + events).keys()].map((at) => ({
      trainingType: at < courses ? ('COURSE' as const) : ('EVENT' as const),
    }));
    expect(coursePagesOf(trainings)).toBe(pages);
  },
);

it('what is no longer active is not offered (TRACK-01, TRACK-02)', () => {
  expect(
    offered([
      { id: 1, isActive: true },
      { id: 2, isActive: false },
    ]),
  ).toEqual([{ id: 1, isActive: true }]);
});

type Status = 'progress' | 'finished' | null;
const trainings = (given: [Status, boolean?][]) =>
  given.map(([statusCourse, isBlocked = false]) => ({ statusCourse, isBlocked }));

describe('the course to go on with in a track (TRACK-08)', () => {
  type Case = [what: string, courses: [Status, boolean?][], at: number | undefined];
  it.each<Case>([
    ['none in an empty one', [], undefined],
    ['the first', [[null], [null]], 0],
    ['the first that is left', [['finished'], [null]], 1],
    ['what is under way before what comes earlier', [[null], ['progress']], 1],
    ['none that is closed to the person', [['progress', true], [null]], 1],
    ['none when all is done', [['finished'], ['finished']], undefined],
  ])('%s', (_, given, at) => {
    const courses = trainings(given);
    expect(nextCourse(courses)).toBe(at === undefined ? undefined : courses[at]);
  });
});

describe('what is next in a track with events and training courses (TRACK-08)', () => {
  type Case = [
    what: string,
    counts: [finished: number, total: number],
    courses: [Status, boolean?][],
    others: [Status, boolean?][],
    next: ['course' | 'other', at: number] | undefined,
  ];
  it.each<Case>([
    ['a course before an event with a seat', [1, 2], [['finished'], [null]], [['progress']], ['course', 1]],
    ['an event where courses are closed', [1, 2], [['finished'], [null, true]], [[null]], ['other', 0]],
    [
      'the first event that is left of a track of events',
      [0, 0],
      [],
      [['finished'], ['progress']],
      ['other', 1],
    ],
    ['no event that is closed', [0, 0], [], [[null, true]], undefined],
    ['nothing once all courses are finished', [2, 2], [['finished'], ['finished']], [[null]], undefined],
  ])('%s', (_, [finished, total], ofCourses, ofOthers, next) => {
    const given = { course: trainings(ofCourses), other: trainings(ofOthers) };
    expect(nextInTrack(counted(finished, total), { courses: given.course, others: given.other })).toEqual(
      next && { kind: next[0], training: given[next[0]][next[1]] },
    );
  });
});
