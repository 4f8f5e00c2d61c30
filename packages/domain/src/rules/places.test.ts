import { describe, expect, it } from 'vitest';
import { isPresentOn, trainingStanding } from './attendance.ts';
import { courseFlag, offersCertificate, showsDecoinsIcon } from './course-flag.ts';
import { opensDecoinLimit } from './decoin-limit.ts';
import { enrolmentProblem, unenrolmentProblem, withEnrolled, withoutEnrolled } from './enrolment.ts';
import { kindOfEvent } from './event-kind.ts';
import { isLikedBy, isOwnRating } from './listed-rating.ts';
import { withLoaded } from './loaded-list.ts';
import { notificationTarget, unreadCount, withRead } from './notification.ts';
import { nextPill, pillsInOrder, previousPill } from './pills.ts';
import { asksForSearch } from './search-term.ts';

describe('enrolling in a class', () => {
  it.each([
    ['an open class', { maxCapacity: 3, enrolledUserIds: [7, 8], finishedAt: null }, undefined],
    ['a class without capacity', { maxCapacity: null, enrolledUserIds: [7, 8] }, undefined],
    ['a full class', { maxCapacity: 2, enrolledUserIds: [7, 8] }, 'MAX_CAPACITY_REACHED'],
    ['an overfull class', { maxCapacity: 1, enrolledUserIds: [7, 8] }, 'MAX_CAPACITY_REACHED'],
    ['a class of no seats', { maxCapacity: 0, enrolledUserIds: [] }, 'MAX_CAPACITY_REACHED'],
    [
      'a finished class',
      { maxCapacity: 3, enrolledUserIds: [], finishedAt: '2026-01-01' },
      'EVENT_CLASS_FINISHED',
    ],
    [
      'a full and finished class',
      { maxCapacity: 1, enrolledUserIds: [7], finishedAt: 'x' },
      'MAX_CAPACITY_REACHED',
    ],
    [
      'one already in, full, finished',
      { maxCapacity: 1, enrolledUserIds: [1], finishedAt: 'x' },
      'ALREADY_ENROLLED',
    ],
  ])('%s', (_, eventClass, code) => {
    expect(enrolmentProblem(eventClass, 1)).toBe(code);
  });

  it('adds once and takes off again', () => {
    expect(withEnrolled(withEnrolled([7], 1), 1)).toEqual([7, 1]);
    expect(withoutEnrolled([7, 1], 1)).toEqual([7]);
  });

  it('a finished class is not left', () => {
    expect(unenrolmentProblem({ finishedAt: '2026-01-01' })).toBe('EVENT_CLASS_FINISHED');
    expect(unenrolmentProblem({ finishedAt: null })).toBeUndefined();
  });
});

describe('attendance', () => {
  const eventClass = {
    attendanceAts: ['2026-03-02'],
    menus: [{ startDate: '2026-03-02' }, { startDate: '2026-03-03' }],
  };

  it.each([
    ['2026-03-02', eventClass, true],
    ['2026-03-03', eventClass, false],
    ['2026-03-02', { ...eventClass, menus: [{ startDate: '2026-03-03' }] }, false],
    ['2026-03-04', { ...eventClass, attendanceAts: ['2026-03-04'] }, false],
    ['amanhã', eventClass, false],
  ])('at an event on %s', (qrDate, given, is) => {
    expect(isPresentOn(qrDate, given)).toBe(is);
  });

  const course = {
    menus: [{ id: 10 }, { id: 11 }],
    users: [{ id: 1, percentageUser: 45, attendanceAts: [10] }, { id: 2 }],
  };

  it.each([
    [1, undefined, { isEnrolled: true, percentage: 45, isPresent: false, currentMenu: undefined }],
    [1, 10, { isEnrolled: true, percentage: 45, isPresent: true, currentMenu: { id: 10 } }],
    [1, 11, { isEnrolled: true, percentage: 45, isPresent: false, currentMenu: { id: 11 } }],
    [1, 99, { isEnrolled: true, percentage: 45, isPresent: false, currentMenu: undefined }],
    [2, 10, { isEnrolled: true, percentage: 0, isPresent: false, currentMenu: { id: 10 } }],
    [3, 10, { isEnrolled: false, percentage: 0, isPresent: false, currentMenu: { id: 10 } }],
  ])('of person %d in a training course with menu %s', (personId, menuId, standing) => {
    expect(trainingStanding(course, personId, menuId)).toEqual(standing);
  });
});

describe('notifications', () => {
  const metadata = { courseId: 12, contentId: 7 };

  it.each([
    ['DOUBT_RESPONSE', metadata, { to: 'content', courseId: 12, contentId: 7 }],
    ['DOUBT_RESPONSE', { courseId: 12 }, { to: 'course', courseId: 12 }],
    ['INDICATION_RESPONSE', metadata, { to: 'course', courseId: 12 }],
    ['NEW_TRAINING_RESPONSE', metadata, { to: 'course', courseId: 12 }],
    ['NEW_NOTIFICATION_WITH_IMAGE', metadata, { to: 'detail' }],
    ['DOUBT_RESPONSE', null, { to: 'detail' }],
    ['OUTRA', metadata, { to: 'detail' }],
  ])('%s with %j leads to %j', (type, given, target) => {
    expect(notificationTarget({ type, metadata: given })).toEqual(target);
  });

  it('reading one leaves one less unread', () => {
    const list = [
      { id: 1, isRead: false },
      { id: 2, isRead: false },
      { id: 3, isRead: true },
    ];
    expect([unreadCount(list), unreadCount(withRead(list, 1)), unreadCount(withRead(list, 3))]).toEqual([
      2, 1, 2,
    ]);
  });
});

describe('pills', () => {
  it('unwatched ones come first, each in their order', () => {
    const pills = [true, false, true, false].map((isWatched, id) => ({ id, isWatched }));
    expect(pillsInOrder(pills).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  });

  it('go around at both ends', () => {
    expect([nextPill(0, 3), nextPill(2, 3), previousPill(0, 3), previousPill(2, 3)]).toEqual([1, 0, 2, 1]);
    expect([nextPill(0, 0), previousPill(0, 0), nextPill(0, 1)]).toEqual([0, 0, 0]);
  });
});

it('a list that loads more replaces at index 0 and appends what is new', () => {
  const first = [{ id: 1 }, { id: 2 }];
  expect(withLoaded(first, 0, [{ id: 3 }])).toEqual([{ id: 3 }]);
  expect(withLoaded(first, 1, [{ id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('reached %s and accepted %s opens the limit: %s', (isDailyLimitReached, hasAcceptedDailyLimit, opens) => {
  expect(opensDecoinLimit({ isDailyLimitReached, hasAcceptedDailyLimit })).toBe(opens);
});

it.each([
  ['finished', 'finished'],
  ['progress', 'inProgress'],
  [null, undefined],
  ['other', undefined],
])('a course that is %s carries %s', (status, flag) => {
  expect(courseFlag(status)).toBe(flag);
});

it('a certificate is offered for a finished course that gives one', () => {
  expect(offersCertificate({ hasCertificate: true, statusCourse: 'finished' })).toBe(true);
  expect(offersCertificate({ hasCertificate: true, statusCourse: 'progress' })).toBe(false);
  expect(offersCertificate({ hasCertificate: false, statusCourse: 'finished' })).toBe(false);
});

it('the decoins icon belongs to the first template', () => {
  expect(showsDecoinsIcon('first', { hasDecoins: true })).toBe(true);
  expect(showsDecoinsIcon('first', { hasDecoins: false })).toBe(false);
  expect(showsDecoinsIcon('second', { hasDecoins: true })).toBe(false);
});

it('type 1 is an event, everything else a training', () => {
  expect([0, 1, 2, 3].map(kindOfEvent)).toEqual(['training', 'event', 'training', 'training']);
});

it('likes and ownership go by the person', () => {
  const rating = { likes: [{ userId: 1 }], userId: 2 };
  expect([
    isLikedBy(rating, 1),
    isLikedBy(rating, 2),
    isOwnRating(rating, 1),
    isOwnRating(rating, 2),
  ]).toEqual([true, false, false, true]);
});

it('an empty term asks for nothing', () => {
  expect(['', '  ', 'a'].map(asksForSearch)).toEqual([false, false, true]);
});
