import { describe, expect, it } from 'vitest';
import { enrolmentBlockOf, isFinishedClass, seatsLeft, withSeat } from './enrolment.ts';

const me = 1;
const now = Date.parse('2026-03-02T15:00:00.000Z');
const [before, exactly, after] = [
  '2026-03-02T14:59:59.999Z',
  '2026-03-02T15:00:00.000Z',
  '2026-03-02T15:00:00.001Z',
];

const open = {
  isActive: true,
  isPublic: true,
  maxCapacity: 3,
  enrolledUserIds: [7, 8],
  finishedAt: null,
  enrollmentStartDateTime: before,
  enrollmentEndDateTime: after,
};
const refused = (code: string) => ({ reason: 'refused', code });

describe('what is known of a seat before anybody asks for one', () => {
  it.each([
    ['an open class', {}, undefined],
    ['the first moment of enrolling', { enrollmentStartDateTime: exactly }, undefined],
    ['the last moment of enrolling', { enrollmentEndDateTime: exactly }, undefined],
    ['no dates', { enrollmentStartDateTime: null, enrollmentEndDateTime: null }, undefined],
    ['nothing said of whom it is open to', { isActive: null, isPublic: null }, undefined],
    ['an end that lies ahead', { finishedAt: after }, undefined],
    ['already in (EVENT-07)', { enrolledUserIds: [7, me] }, refused('ALREADY_ENROLLED')],
    ['full (EVENT-08)', { maxCapacity: 2 }, refused('MAX_CAPACITY_REACHED')],
    ['finished at this moment (EVENT-09)', { finishedAt: exactly }, refused('EVENT_CLASS_FINISHED')],
    ['not public', { isPublic: false }, { reason: 'closed' }],
    ['not active', { isActive: false }, { reason: 'closed' }],
    ['not open yet', { enrollmentStartDateTime: after }, { reason: 'later', date: after }],
    ['closed since a moment', { enrollmentEndDateTime: before }, { reason: 'over', date: before }],
    [
      'in, full and finished (EVENT-11)',
      { enrolledUserIds: [me], maxCapacity: 1, finishedAt: before },
      refused('ALREADY_ENROLLED'),
    ],
    ['full and finished (EVENT-11)', { maxCapacity: 2, finishedAt: before }, refused('MAX_CAPACITY_REACHED')],
    ['finished and not public', { finishedAt: before, isPublic: false }, refused('EVENT_CLASS_FINISHED')],
    [
      'not public and not open yet',
      { isPublic: false, enrollmentStartDateTime: after },
      { reason: 'closed' },
    ],
  ])('%s', (_, given, block) => {
    expect(enrolmentBlockOf({ isActive: true }, { ...open, ...given }, me, now)).toEqual(block);
  });

  it('a class of an event that is withdrawn is closed', () => {
    expect(enrolmentBlockOf({ isActive: false }, open, me, now)).toEqual({ reason: 'closed' });
  });
});

it('a class is finished from its end on (EVENT-09, EVENT-10)', () => {
  expect([before, exactly, after, null].map((finishedAt) => isFinishedClass({ finishedAt }, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('seats left are never below none, and not counted where there is no end of them', () => {
  const of = (maxCapacity: number | null) => seatsLeft({ maxCapacity, enrolledUserIds: [7, 8] });
  expect([of(3), of(2), of(1), of(null)]).toEqual([1, 0, 0, undefined]);
});

describe('a seat', () => {
  const seated = { enrolledUserIds: [7, me], attendanceAts: ['2026-03-01'] };

  it('taken adds the person once (EVENT-05)', () => {
    expect(withSeat({ enrolledUserIds: [7], attendanceAts: [] }, me, true).enrolledUserIds).toEqual([7, me]);
    expect(withSeat(seated, me, true)).toEqual(seated);
  });

  it('left takes the person out and clears the attendance (EVENT-06)', () => {
    expect(withSeat(seated, me, false)).toEqual({ enrolledUserIds: [7], attendanceAts: [] });
  });
});
