import { describe, expect, it } from 'vitest';
import type { Event, EventWithClasses } from '../entities/event.ts';
import {
  type CalendarEntry,
  entriesByDay,
  entriesOfEvent,
  entriesOfTrainingCourse,
  mayBeHeldFrom,
  monthAfter,
  weeksOf,
} from './calendar.ts';

const sitting = (startDate: string, location: string | null = null) => ({
  startDate,
  startHour: '09:00',
  endHour: '12:00',
  location,
});

const classWith = (more: object) => ({
  id: 21,
  location: 'Auditório',
  enrolledUserIds: [71],
  menus: [sitting('2026-03-09', 'Sala 1'), sitting('2026-03-10')],
  attendanceAts: ['2026-03-09'],
  scheduleStartDateTime: null,
  scheduleEndDateTime: null,
  ...more,
});
const eventWith = (...classes: object[]) =>
  ({ id: 2, name: 'Semana da segurança', location: 'Guarulhos', classes }) as unknown as EventWithClasses;
const told = (entries: readonly CalendarEntry[]) =>
  entries.map(({ startDate, startHour, endHour, location, isAttended }) =>
    [startDate, startHour, endHour, location, isAttended].join(' '),
  );

describe('the entries of an event', () => {
  it('are the sittings of the classes that the person is enrolled in, with place and presence (EVENT-04)', () => {
    const entries = entriesOfEvent(
      eventWith(classWith({}), classWith({ id: 22, enrolledUserIds: [72] })),
      71,
    );
    expect(told(entries)).toEqual([
      '2026-03-09 09:00 12:00 Sala 1 true',
      '2026-03-10 09:00 12:00 Auditório false',
    ]);
    expect(entries[0]).toMatchObject({ kind: 'event', id: 2, classId: 21, title: 'Semana da segurança' });
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['2026-03-09T12:00:00Z', '2026-03-09T15:00:00Z', '2026-03-09 09:00 12:00 Auditório false'],
    ['2026-03-10T01:00:00Z', '2026-03-10T05:00:00Z', '2026-03-09 22:00 02:00 Auditório false'],
    ['2026-03-08T12:00:00Z', '2026-03-12T20:00:00Z', '2026-03-08 09:00 09:00 Auditório false'],
    ['2026-03-08T12:00:00Z', null, '2026-03-08 09:00 09:00 Auditório false'],
  ])('without sittings it is when its schedule says, from %s to %s', (start, end, text) => {
    const group = classWith({
      menus: [],
      scheduleStartDateTime: start,
      scheduleEndDateTime: end,
      attendanceAts: [],
    });
    expect(told(entriesOfEvent(eventWith(group), 71))).toEqual([text]);
  });

  it('is none without any time', () => {
    expect(entriesOfEvent(eventWith(classWith({ menus: [] })), 71)).toEqual([]);
  });
});

describe('the entries of a training course', () => {
  const graduation = {
    id: 1,
    title: 'Brigada de emergência',
    description: null,
    startDate: '2026-03-02',
    startHour: '09:00',
    endHour: '12:00',
    duration: 1,
    location: 'Sala 3',
    menus: [
      { ...sitting('2026-03-02'), id: 11 },
      { ...sitting('2026-03-09', 'Pátio'), id: 12 },
    ],
  };
  const user = { id: 71, name: null, imageUrl: null, percentageUser: 50, attendanceAts: [11] };

  it('are all its sittings for who is in its list of users (EVENT-26)', () => {
    expect(told(entriesOfTrainingCourse({ graduation, users: [user] }, 71))).toEqual([
      '2026-03-02 09:00 12:00 Sala 3 true',
      '2026-03-09 09:00 12:00 Pátio false',
    ]);
    expect(entriesOfTrainingCourse({ graduation, users: [user] }, 72)).toEqual([]);
  });
});

it('entries stand on their day, by the hour', () => {
  const at = (startDate: string, startHour: string) =>
    ({ startDate, startHour, title: 'a' }) as CalendarEntry;
  const days = entriesByDay([
    at('2026-03-10', '14:00'),
    at('2026-03-09', '09:00'),
    at('2026-03-10', '08:00'),
  ]);
  expect([...days].map(([day, own]) => [day, ...own.map(({ startHour }) => startHour)])).toEqual([
    ['2026-03-09', '09:00'],
    ['2026-03-10', '08:00', '14:00'],
  ]);
});

it.each([
  // The next sitting says nothing of those before it, nor of another class.
  [{ menu: sitting('2026-04-07') }, true],
  [{ menu: sitting('2026-03-09') }, true],
  [{ menu: null, scheduleStartDateTime: '2026-04-07T12:00:00Z' }, true],
  // Nor is there an end to how long something may go on.
  [{ menu: sitting('2025-06-01') }, true],
  [{ inactivationDate: '2026-03-01T03:00:00Z' }, true],
  [{ inactivationDate: '2026-03-01T02:59:00Z' }, false],
])('%j may be held from 1 March 2026 on: %s (EVENT-02, EVENT-03)', (event, may) => {
  expect(mayBeHeldFrom({ inactivationDate: null, ...event } as unknown as Event, '2026-03-01')).toBe(may);
});

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-01', -13, '2024-12'],
])('%s and %d months is %s', (month, months, then) => {
  expect(monthAfter(month, months)).toBe(then);
});

it.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2028-02', 5, '2028-01-30', '2028-03-04'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ['2018-11', 5, '2018-10-28', '2018-12-01'],
])('%s has %d weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
