import { describe, expect, test } from 'vitest';
import type { TrainingContent } from '../entities/content.ts';
import type { Course, CourseWithContents } from '../entities/course.ts';
import type { MandatoryCourseTrack } from '../entities/course-track.ts';
import { type FirstStep, type NextStep, nextStep, unreadRequired } from './next-step.ts';
import { pendingRequired } from './pending-required.ts';

type Part = Pick<Course, 'id'> & Partial<Pick<Course, 'isBlocked' | 'statusCourse'>>;
const track = (title: string, courses: readonly Part[], more: Partial<MandatoryCourseTrack> = {}) =>
  ({
    title,
    isBlocked: false,
    totalCourses: courses.length,
    finishedCourses: courses.filter(({ statusCourse }) => statusCourse === 'finished').length,
    courses: courses.map((course) => ({ isBlocked: false, statusCourse: null, ...course })),
    ...more,
  }) as unknown as MandatoryCourseTrack;

type Standing = 'open' | 'finished' | 'blocked' | 'unreleased';
/** Its contents are numbered by the course: the second one of course 3 is 32. */
const underWay = (id: number, contents: readonly Standing[], isBlocked = false) =>
  ({
    id,
    isBlocked,
    statusCourse: 'progress',
    contents: contents.map((standing, at) => ({
      id: id * 10 + at + 1,
      isBlocked: standing === 'blocked',
      isReleased: standing !== 'unreleased',
      status: { finishedAt: standing === 'finished' ? '2026-03-02T12:00:00Z' : null },
    })) as TrainingContent[],
  }) as unknown as CourseWithContents;

const said = (step: NextStep) => {
  if (step.kind === 'continue') return `continue ${step.course.id} ${step.opens?.id ?? 'its page'}`;
  if (step.kind === 'start') return `start ${step.course.id} of ${step.track}`;
  if (step.kind === 'choose') return 'choose';
  return `${step.closed} closed: ${'course' in step ? step.course.id : step.track.title}`;
};

const progress = { statusCourse: 'progress' } as const;
const finished = { statusCourse: 'finished' } as const;

describe('what a person does next', () => {
  type Case = [string, CourseWithContents[], MandatoryCourseTrack[], string];
  const cases: Case[] = [
    ['nothing is under way and nothing required', [], [], 'choose'],
    [
      'the last course seen, with what is open in it',
      [underWay(1, ['finished', 'open'])],
      [],
      'continue 1 12',
    ],
    ['past a content that is blocked', [underWay(1, ['blocked', 'open'])], [], 'continue 1 12'],
    [
      'a course that is blocked is passed over, whatever its contents say',
      [underWay(1, ['open'], true), underWay(2, ['open'])],
      [],
      'continue 2 21',
    ],
    [
      'so is one whose next content is not released yet',
      [underWay(1, ['finished', 'unreleased']), underWay(2, ['open'])],
      [],
      'continue 2 21',
    ],
    [
      'one that is all seen begins with its first content again (DASH-09)',
      [underWay(1, ['finished', 'finished'])],
      [],
      'continue 1 11',
    ],
    ['a blocked one is not even finished', [underWay(1, ['finished'], true)], [], 'course closed: 1'],
    ['one without contents has no end', [underWay(1, [])], [], 'content closed: 1'],
    ['the first required course', [], [track('A', [{ id: 1 }, { id: 2 }])], 'start 1 of A'],
    ['a finished one is passed over', [], [track('A', [{ id: 1, ...finished }, { id: 2 }])], 'start 2 of A'],
    ['a blocked one too', [], [track('A', [{ id: 1, isBlocked: true }, { id: 2 }])], 'start 2 of A'],
    [
      'a blocked track with all its courses',
      [],
      [track('A', [{ id: 1 }], { isBlocked: true }), track('B', [{ id: 3 }])],
      'start 3 of B',
    ],
    [
      'a required course under way that waits is not begun again',
      [underWay(1, ['finished', 'unreleased'])],
      [track('A', [{ id: 1, ...progress }, { id: 2 }])],
      'start 2 of A',
    ],
    [
      'a required one under way that was not read leads to its page',
      [],
      [track('A', [{ id: 1 }, { id: 9, ...progress }])],
      'continue 9 its page',
    ],
    [
      'nothing that is under way can be opened: why',
      [underWay(1, ['finished', 'unreleased']), underWay(2, ['open'], true)],
      [],
      'content closed: 1',
    ],
    ['the same of one that is blocked', [underWay(2, ['open'], true)], [], 'course closed: 2'],
    [
      'the only pending track is blocked: nobody has done everything',
      [],
      [track('A', [{ id: 1 }, { id: 2 }, { id: 3 }], { isBlocked: true })],
      'track closed: A',
    ],
    [
      'all that is due in an open track is blocked',
      [],
      [
        track('A', [
          { id: 1, ...finished },
          { id: 2, isBlocked: true },
        ]),
      ],
      'trainings closed: A',
    ],
    ['what is due is an event', [], [track('A', [], { totalCourses: 1 })], 'trainings closed: A'],
    ['everything is finished', [], [track('A', [{ id: 1, ...finished }])], 'choose'],
    ['a track without anything', [], [track('A', [])], 'choose'],
  ];
  test.each(cases)('%s', (_, courses, tracks, expected) => {
    expect(said(nextStep(courses, tracks))).toBe(expected);
  });

  test.each<[string, FirstStep, string]>([
    ['the last one seen', 'lastSeen', 'continue 1 11'],
    ['what is required, in the order of the tracks', 'required', 'continue 4 41'],
  ])('of more than one course: %s', (_, first, expected) => {
    const courses = [underWay(1, ['open']), underWay(2, ['open']), underWay(4, ['open'])];
    const tracks = [
      track('A', [
        { id: 3, ...progress },
        { id: 4, ...progress },
        { id: 2, ...progress },
      ]),
    ];
    expect(said(nextStep(courses, tracks, first))).toBe(expected);
  });

  test('the last one seen where nothing required can be gone on with', () => {
    const courses = [underWay(1, ['open']), underWay(2, ['unreleased'])];
    const tracks = [track('A', [{ id: 2, ...progress }])];
    expect(said(nextStep(courses, tracks, 'required'))).toBe('continue 1 11');
  });

  test('where nothing can be gone on with, what is required says first why it is closed (DASH-08)', () => {
    const courses = [underWay(1, ['unreleased']), underWay(2, ['unreleased'])];
    const tracks = [track('A', [{ id: 2, ...progress }])];
    expect(said(nextStep(courses, tracks, 'required'))).toBe('content closed: 2');
    expect(said(nextStep(courses, tracks))).toBe('content closed: 1');
  });
});

describe('the required course that has to be read before one can tell', () => {
  const [one, seven] = [
    { id: 1, ...progress },
    { id: 7, ...progress },
  ];
  type Case = [string, CourseWithContents[], MandatoryCourseTrack[], number | undefined];
  test.each<Case>([
    ['none is under way', [], [track('A', [{ id: 1 }])], undefined],
    ['it was read', [underWay(1, ['unreleased'])], [track('A', [one])], undefined],
    ['it is blocked', [], [track('A', [{ ...one, isBlocked: true }])], undefined],
    ['its track is', [], [track('A', [one], { isBlocked: true })], undefined],
    ['it is finished', [], [track('A', [{ id: 1, ...finished }])], undefined],
    ['it is the first', [underWay(1, ['open'])], [track('A', [seven, one])], 7],
    ['it stands after one that is open', [underWay(1, ['open'])], [track('A', [one, seven])], undefined],
    ['it stands after one that waits', [underWay(1, ['unreleased'])], [track('A', [one, seven])], 7],
  ])('%s', (_, read, tracks, id) => expect(unreadRequired(read, tracks)?.id).toBe(id));
});

describe('pending trainings', () => {
  test.each([
    ['without a track', [], 0],
    ['of one', [track('A', [{ id: 1 }, { id: 2, ...finished }])], 1],
    ['of two', [track('A', [{ id: 1 }]), track('B', [{ id: 2 }, { id: 3 }])], 3],
    ['a course of two tracks once', [track('A', [{ id: 1 }, { id: 2 }]), track('B', [{ id: 2 }])], 2],
    ['a course of three tracks once', ['A', 'B', 'C'].map((title) => track(title, [{ id: 2 }])), 1],
    [
      'a finished one of two tracks not at all',
      ['A', 'B'].map((title) => track(title, [{ id: 2, ...finished }])),
      0,
    ],
    ['what else a track holds, as the track counts it', [track('A', [{ id: 1 }], { totalCourses: 4 })], 4],
    ['never less than none', [track('A', [], { totalCourses: 1, finishedCourses: 2 })], 0],
    [
      'of a track with more finished than it has, none, and nothing off another',
      [
        track('A', [], { totalCourses: 1, finishedCourses: 3 }),
        track('B', [{ id: 1 }, { id: 2 }, { id: 3 }]),
      ],
      3,
    ],
    [
      'nor where tracks and courses contradict each other',
      ['A', 'B'].map((title) => track(title, [{ id: 2 }], { finishedCourses: 1 })),
      0,
    ],
  ])('%s', (_, tracks, count) => expect(pendingRequired(tracks)).toBe(count));
});
