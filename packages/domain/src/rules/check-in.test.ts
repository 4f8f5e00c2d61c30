import { describe, expect, it } from 'vitest';
import type { GraduationWithMenus } from '../entities/training-course.ts';
import type { Failure } from '../failure.ts';
import {
  type CheckInFacts,
  checkInDay,
  checkInProblem,
  eventCheckInFacts,
  refusedCheckIn,
  sittingForCheckIn,
  trainingCheckInFacts,
} from './check-in.ts';
import { trainingCourseState } from './training-course.ts';

const noon = Date.parse('2026-03-02T12:00:00-03:00');
const ana = 1;
const menu = (startDate: string) => ({ startDate, startHour: '09:00', endHour: '12:00', location: null });
const eventClass = {
  menus: [menu('2026-03-02'), menu('2026-03-03')],
  attendanceAts: [] as string[],
  enrolledUserIds: [ana, 2],
  maxCapacity: 3,
  finishedAt: null,
};

describe('what the page of a class knows of a check-in', () => {
  it('the days, the seat and the room', () => {
    expect(eventCheckInFacts(eventClass, '2026-03-02', ana)).toEqual({
      day: '2026-03-02',
      days: ['2026-03-02', '2026-03-03'],
      isPresent: false,
      hasSeat: true,
      isFull: false,
      finishedAt: null,
    });
    const full = { ...eventClass, enrolledUserIds: [2, 3, 4] };
    expect(eventCheckInFacts(full, '2026-03-02', ana)).toMatchObject({ hasSeat: false, isFull: true });
    expect(eventCheckInFacts({ ...full, maxCapacity: null }, '2026-03-02', ana).isFull).toBe(false);
  });

  it.each([
    ['2026-03-02', ['2026-03-02'], true],
    ['2026-03-03', ['2026-03-02'], false],
    // A date on which nothing is held is no training date.
    ['2026-03-09', ['2026-03-09'], false],
  ])('on %s with the attendances %j present: %s (EVENT-17)', (date, attendanceAts, isPresent) => {
    expect(eventCheckInFacts({ ...eventClass, attendanceAts }, date, ana).isPresent).toBe(isPresent);
  });
});

describe('what the page of a training course knows of a check-in (EVENT-28)', () => {
  const held = [
    { ...menu('2026-02-23'), id: 21 },
    { ...menu('2026-03-02'), id: 22 },
  ];
  const graduation = { id: 2, title: 'Liderança', menus: held } as unknown as GraduationWithMenus;
  const user = (id: number, ...attendanceAts: number[]) => ({
    id,
    name: null,
    imageUrl: null,
    percentageUser: 0,
    attendanceAts,
  });
  it.each([
    [22, [user(ana, 21, 22)], { day: '2026-03-02', isPresent: true, hasSeat: true }],
    [22, [user(ana, 21)], { day: '2026-03-02', isPresent: false, hasSeat: true }],
    [22, [user(2, 22)], { day: '2026-03-02', isPresent: false, hasSeat: false }],
    [99, [], { day: undefined, isPresent: false, hasSeat: false }],
  ])('of the menu %d with %j', (menuId, users, facts) => {
    const state = trainingCourseState({ graduation, users }, ana, menuId);
    expect(trainingCheckInFacts(state)).toMatchObject({ ...facts, days: ['2026-02-23', '2026-03-02'] });
  });
});

const open: CheckInFacts = {
  day: '2026-03-02',
  days: ['2026-03-01', '2026-03-02', '2026-03-03'],
  isPresent: false,
  hasSeat: true,
  isFull: false,
  finishedAt: null,
};

it.each<[string, Partial<CheckInFacts>, string | undefined]>([
  ['today', {}, undefined],
  ['yesterday', { day: '2026-03-01' }, undefined],
  ['the day before yesterday', { day: '2026-02-28', days: ['2026-02-28'] }, 'tooLate'],
  ['tomorrow', { day: '2026-03-03' }, 'tooEarly'],
  ['a day on which nothing is held', { day: '2026-03-09' }, 'otherDay'],
  ['a menu that there is not', { day: undefined }, 'otherDay'],
  ['without a seat, and one is left', { hasSeat: false }, undefined],
  ['without a seat, and none is left', { hasSeat: false, isFull: true }, 'full'],
  ['with a seat in what is full', { isFull: true }, undefined],
  ['finished an hour ago, with a seat', { finishedAt: '2026-03-02T14:00:00.000Z' }, undefined],
  ['finished a day ago, with a seat', { finishedAt: '2026-03-01T15:00:00.000Z' }, 'finished'],
  [
    'finished an hour ago, without a seat',
    { hasSeat: false, finishedAt: '2026-03-02T14:00:00.000Z' },
    'finished',
  ],
  ['that ends in an hour', { hasSeat: false, finishedAt: '2026-03-02T16:00:00.000Z' }, undefined],
  ['full and finished', { hasSeat: false, isFull: true, finishedAt: '2026-01-01T00:00:00.000Z' }, 'full'],
  ['finished, of another day', { day: '2026-03-09', finishedAt: '2026-01-01T00:00:00.000Z' }, 'finished'],
])('before the press: %s', (_, more, problem) => {
  expect(checkInProblem({ ...open, ...more }, noon)).toBe(problem);
});

it.each([
  ['2026-03-02T23:59:59-03:00', '2026-03-02'],
  ['2026-03-03T00:00:00-03:00', '2026-03-03'],
  ['2026-12-31T23:30:00-03:00', '2026-12-31'],
  // In the last summer that had one, midnight came an hour earlier.
  ['2019-01-15T23:30:00-02:00', '2019-01-15'],
])('at %s it is %s where the platform is', (moment, day) => {
  expect(checkInDay(Date.parse(moment))).toBe(day);
});

describe('the sitting that the check-in of a page is for', () => {
  const sitting = (startDate: string, startHour: string, endHour: string) => ({
    startDate,
    startHour,
    endHour,
    isAttended: false,
  });
  const morning = sitting('2026-03-02', '09:00', '12:00');
  const afternoon = sitting('2026-03-02', '14:00', '17:00');
  const night = sitting('2026-03-02', '22:00', '02:00');
  const before = sitting('2026-03-01', '09:00', '12:00');
  const lastWeek = sitting('2026-02-23', '09:00', '12:00');
  const attended = <Given extends object>(given: Given) => ({ ...given, isAttended: true });
  const sittings = [afternoon, morning, lastWeek];

  it.each([
    ['of the day before: none', '2026-03-01T10:00', sittings, undefined, undefined],
    ['before the first', '2026-03-02T08:00', sittings, undefined, morning],
    ['during the first', '2026-03-02T10:00', sittings, undefined, morning],
    ['between both', '2026-03-02T13:00', sittings, undefined, afternoon],
    [
      'before the first, which was attended',
      '2026-03-02T08:50',
      [attended(morning), afternoon],
      undefined,
      afternoon,
    ],
    [
      'during the first, which was attended',
      '2026-03-02T11:00',
      [attended(morning), afternoon],
      undefined,
      attended(morning),
    ],
    [
      'during the second, after the first',
      '2026-03-02T14:00',
      [attended(morning), afternoon],
      undefined,
      afternoon,
    ],
    [
      'in the evening, with one missed',
      '2026-03-02T19:00',
      [morning, attended(afternoon)],
      undefined,
      morning,
    ],
    [
      'in the evening, with none missed',
      '2026-03-02T19:00',
      [attended(morning), attended(afternoon)],
      undefined,
      attended(afternoon),
    ],
    ['after midnight, while it goes on', '2026-03-03T01:00', [night], undefined, night],
    ['after midnight, once it is over', '2026-03-03T02:00', [night], undefined, undefined],
    ['named, today', '2026-03-02T14:30', sittings, morning, morning],
    ['named, yesterday', '2026-03-02T14:30', [...sittings, before], before, before],
    [
      'named, and attended by now',
      '2026-03-02T14:30',
      [attended(morning), afternoon],
      attended(morning),
      afternoon,
    ],
    ['named, and long over', '2026-03-02T14:30', sittings, lastWeek, afternoon],
    ['named, long over, on a day without one', '2026-03-05T14:30', sittings, lastWeek, undefined],
  ])('%s (EVENT-17, EVENT-28)', (_, moment, held, named, expected) => {
    expect(sittingForCheckIn(held, Date.parse(`${moment}:00-03:00`), named)).toEqual(expected);
  });
});

const refusal = (code: Failure['code'], field?: string): Failure => ({
  code,
  message: 'Não.',
  ...(field && { fields: { [field]: 'Não há presença a registrar nesta data.' } }),
});

it.each<[string, Failure, string | undefined, string | undefined]>([
  ['an expired or unknown code', refusal('INVALID_TOKEN'), '2026-03-02', 'invalid'],
  ['no seat', refusal('MAX_CAPACITY_REACHED'), '2026-03-02', 'full'],
  ['the end', refusal('EVENT_CLASS_FINISHED'), '2026-03-02', 'finished'],
  ['a class that takes nobody', refusal('VALIDATION_ERROR'), '2026-03-02', 'notOpen'],
  ['a day ahead', refusal('VALIDATION_ERROR', 'date'), '2026-03-03', 'tooEarly'],
  ['a day that is long over', refusal('VALIDATION_ERROR', 'id'), '2026-02-20', 'tooLate'],
  ['a day that is none of it', refusal('VALIDATION_ERROR', 'date'), '2026-03-02', 'otherDay'],
  ['a menu that is none of it', refusal('VALIDATION_ERROR', 'id'), undefined, 'otherDay'],
  ['anything else', refusal('NOT_FOUND'), '2026-03-02', undefined],
])('refused by the server for %s', (_, failure, day, problem) => {
  expect(refusedCheckIn(failure, day, noon)).toBe(problem);
});
