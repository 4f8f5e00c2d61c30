import { describe, expect, it } from 'vitest';
import { birthDateProblem } from './birth-date.ts';
import { offersCertificate } from './certificate.ts';
import { isEmail } from './email.ts';
import { enrolmentProblem, unenrolmentProblem } from './enrolment.ts';
import { kindOfEvent } from './event-kind.ts';
import { isLikedBy, isOwnRating } from './listed-rating.ts';
import { withLoaded } from './loaded-list.ts';
import { notificationTarget, unreadCount, withRead } from './notification.ts';
import { pillsInOrder } from './pills.ts';
import { asksForSearch } from './search-term.ts';
import { trainingKey } from './training.ts';

describe('enrolling in a class', () => {
  /** Of several reasons the one of the document's order is told (EVENT-11). */
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

  it('a finished class is not left', () => {
    expect(unenrolmentProblem({ finishedAt: '2026-01-01' })).toBe('EVENT_CLASS_FINISHED');
    expect(unenrolmentProblem({ finishedAt: null })).toBeUndefined();
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
  ])('%s with %j leads to %j (NOTIF-03, NOTIF-06, NOTIF-07)', (type, given, target) => {
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

it('unwatched pills come first, each in their order (PILL-13)', () => {
  const pills = [true, false, true, false].map((isWatched, id) => ({ id, isWatched }));
  expect(pillsInOrder(pills).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
});

it('a list that loads more replaces at index 0 and appends what is new', () => {
  const first = [{ id: 1 }, { id: 2 }];
  expect(withLoaded(first, 0, [{ id: 3 }])).toEqual([{ id: 3 }]);
  expect(withLoaded(first, 1, [{ id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it('trainings of several kinds may have the same id in one list (TRACK-05)', () => {
  const course = { id: 1, trainingType: 'COURSE' };
  const event = { id: 1, trainingType: 'EVENT' };
  expect(withLoaded([course], 1, [course, event], trainingKey)).toEqual([course, event]);
});

it('a certificate is offered for a finished course that gives one (COURSE-08)', () => {
  expect(offersCertificate({ hasCertificate: true, isFinished: true })).toBe(true);
  expect(offersCertificate({ hasCertificate: true, isFinished: false })).toBe(false);
  expect(offersCertificate({ hasCertificate: false, isFinished: true })).toBe(false);
});

it.each([
  ['1899-12-31', 'DATE_OUT_OF_RANGE'],
  ['1900-01-01', undefined],
  ['2026-03-02', undefined],
  ['2026-03-03', 'DATE_OUT_OF_RANGE'],
])('born on %s, on the second of March 2026, gives %s (REGISTER-09)', (day, code) => {
  expect(birthDateProblem(day, '2026-03-02')).toBe(code);
});

it.each([
  ['ana@decola.com.br', true],
  [' ana@decola.com.br ', true],
  ['ana', false],
  ['ana@decola', false],
  ['ana@@decola.com', false],
  ['ana souza@decola.com', false],
])('%j looks like an e-mail: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

it('type 1 is an event, everything else a training', () => {
  expect([0, 1, 2, 3].map(kindOfEvent)).toEqual(['training', 'event', 'training', 'training']);
});

it('likes and ownership go by the person (COURSE-23)', () => {
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
