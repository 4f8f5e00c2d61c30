import { describe, expect, it } from 'vitest';
import type { GraduationWithMenus } from '../entities/training-course.ts';
import {
  offersTrainingCertificate,
  sittingStateOf,
  sittingsInOrder,
  trainingCourseProblem,
  trainingCourseState,
  usersWithSeat,
} from './training-course.ts';

const menu = (id: number, startDate: string, startHour = '09:00', endHour = '12:00') => ({
  id,
  startDate,
  startHour,
  endHour,
  location: 'Sala 3',
});
const menus = [menu(21, '2026-02-23'), menu(22, '2026-03-02'), menu(23, '2026-03-09')];
const graduation: GraduationWithMenus = {
  id: 2,
  title: 'Brigada de emergência',
  description: null,
  startDate: '2026-02-23',
  startHour: '09:00',
  endHour: '12:00',
  duration: 32_400,
  location: 'Sala 3',
  menus,
};
const person = (id: number, percentageUser: number, attendanceAts: number[]) => ({
  id,
  name: null,
  imageUrl: null,
  percentageUser,
  attendanceAts,
});
const users = [person(1, 33.3, [21]), person(7, 0, [])];
const instructors = [{ id: 2, name: 'Rita', imageUrl: null, profession: null, biography: null, email: null }];

describe('the state of a training course for a person (EVENT-30)', () => {
  it('has all that the specification names', () => {
    expect(trainingCourseState({ graduation, users, instructors }, 1, 21)).toEqual({
      trainingCourse: graduation,
      instructors,
      enrolledUsers: users,
      isUserEnrolled: true,
      isUserAttendance: true,
      menuIDQrCode: 21,
      currentMenu: menus[0],
      userPercentage: 33.3,
    });
  });

  it.each([
    ['who is in the list', 1, undefined, { isUserEnrolled: true, userPercentage: 33.3 }],
    ['who is in the list and attended nothing', 7, undefined, { isUserEnrolled: true, userPercentage: 0 }],
    ['who is not in the list', 3, undefined, { isUserEnrolled: false, userPercentage: 0 }],
  ])('enrolment and percentage of %s (EVENT-26, EVENT-27)', (_, personId, menuId, expected) => {
    expect(trainingCourseState({ graduation, users }, personId, menuId)).toMatchObject(expected);
  });

  it.each([
    ['no code', 1, undefined, undefined, false],
    ['an attended sitting', 1, 21, menus[0], true],
    ['a sitting that was not attended', 1, 22, menus[1], false],
    ['a sitting of who is not enrolled', 3, 21, menus[0], false],
    ['a sitting of another training course', 1, 31, undefined, false],
  ])('with %s: the current menu and its attendance (EVENT-28)', (_, personId, menuId, current, attended) => {
    const state = trainingCourseState({ graduation, users }, personId, menuId);
    expect([state.menuIDQrCode, state.currentMenu, state.isUserAttendance]).toEqual([
      menuId,
      current,
      attended,
    ]);
  });

  it('an attendance that the list has under another course is none of this one', () => {
    const elsewhere = [person(1, 0, [31])];
    expect(trainingCourseState({ graduation, users: elsewhere }, 1, 31).isUserAttendance).toBe(false);
  });
});

describe('where a sitting stands, in the hours of Brasília', () => {
  const held = menu(22, '2026-03-02');
  const overnight = menu(22, '2026-12-31', '22:00', '02:00');
  const endless = menu(22, '2026-03-02', '09:00', '09:00');
  it.each([
    ['the day before, a minute before midnight', held, [], '2026-03-02T02:59:00Z', 'toCome'],
    ['the same day, at midnight', held, [], '2026-03-02T03:00:00Z', 'today'],
    ['a minute before it begins', held, [], '2026-03-02T11:59:00Z', 'today'],
    ['as it begins', held, [], '2026-03-02T12:00:00Z', 'now'],
    ['in its last minute', held, [], '2026-03-02T14:59:59Z', 'now'],
    ['as it ends', held, [], '2026-03-02T15:00:00Z', 'over'],
    ['in the last minute of its day', held, [], '2026-03-03T02:59:00Z', 'over'],
    ['as the next day begins', held, [], '2026-03-03T03:00:00Z', 'missed'],
    ['as it ends, for who is not enrolled', held, undefined, '2026-03-02T15:00:00Z', 'over'],
    ['attended, also while it goes on', held, [22], '2026-03-02T13:00:00Z', 'attended'],
    ['over midnight and the year, before', overnight, [], '2027-01-01T00:30:00Z', 'today'],
    ['over midnight and the year, within', overnight, [], '2027-01-01T04:59:00Z', 'now'],
    ['over midnight and the year, after', overnight, [], '2027-01-01T05:00:00Z', 'missed'],
    ['without an end, until its day ends', endless, [], '2026-03-03T02:59:00Z', 'now'],
    ['without an end, as the next day begins', endless, [], '2026-03-03T03:00:00Z', 'missed'],
    [
      'in a summer that had daylight saving, an hour earlier in UTC',
      menu(22, '2018-11-05'),
      [],
      '2018-11-05T11:00:00Z',
      'now',
    ],
  ] as const)('%s', (_, sitting, attended, now, state) => {
    expect(sittingStateOf(sitting, attended, now)).toBe(state);
  });

  it('they are told in the order in which they are held', () => {
    const evening = menu(24, '2026-03-02', '19:00', '21:00');
    expect(sittingsInOrder([menus[2], evening, menus[0], menus[1]] as typeof menus)).toEqual([
      menus[0],
      menus[1],
      evening,
      menus[2],
    ]);
  });
});

it.each([
  ['before its last sitting is over', menus, '2026-03-09T14:59:00Z', undefined],
  ['after it', menus, '2026-03-09T15:00:00Z', 'EVENT_CLASS_FINISHED'],
  ['with no sitting known', [], '2026-03-09T15:00:00Z', undefined],
])('nobody enrols in a training course that is over: %s', (_, sittings, now, code) => {
  expect(trainingCourseProblem({ menus: sittings }, now)).toBe(code);
});

describe('while the server is asked', () => {
  const ana = { id: 1, name: 'Ana', imageUrl: null };
  const rui = { id: 3, name: 'Rui', imageUrl: '/rui.webp' };

  it('who enrols is in the list, and attended nothing (EVENT-24)', () => {
    const seated = usersWithSeat(users, rui, true);
    expect(seated).toEqual([...users, { ...rui, percentageUser: 0, attendanceAts: [] }]);
    expect(trainingCourseState({ graduation, users: seated }, 3).isUserEnrolled).toBe(true);
  });

  it('who leaves is not in it, and what they attended is gone (EVENT-25)', () => {
    const left = usersWithSeat(users, ana, false);
    expect(left).toEqual([users[1]]);
    expect(trainingCourseState({ graduation, users: left }, 1, 21)).toMatchObject({
      isUserEnrolled: false,
      isUserAttendance: false,
      userPercentage: 0,
    });
  });

  it('what is so already stays', () => {
    expect(usersWithSeat(users, ana, true)).toEqual(users);
    expect(usersWithSeat(users, rui, false)).toEqual(users);
  });
});

it.each([
  ['who was there, once all is over', users, '2026-03-09T15:00:00Z', true],
  ['who was there, before the end', users, '2026-03-09T14:59:00Z', false],
  ['who attended nothing', [person(1, 0, [])], '2026-03-09T15:00:00Z', false],
  ['who is not enrolled', [], '2026-03-09T15:00:00Z', false],
])('a certificate is offered to %s: %#', (_, enrolled, now, is) => {
  expect(offersTrainingCertificate(trainingCourseState({ graduation, users: enrolled }, 1), now)).toBe(is);
});
