import { type EventClass, tellSpan } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { blockText } from '../../pt-br/event.ts';
import { sittingItems, spanDates, spanOf } from './class-times.ts';
import { stateOf } from './state-of.ts';

const now = new Date('2026-03-02T15:00:00Z');
const sitting = (startDate: string) => ({
  startDate,
  startHour: '09:00',
  endHour: '12:00',
  location: 'Sala 2',
});
const eventClass = (given: Partial<EventClass> = {}): EventClass => ({
  id: 11,
  eventId: 1,
  name: 'Turma 1',
  isActive: true,
  location: null,
  hasCertificate: true,
  isPublic: true,
  maxCapacity: 2,
  scheduleStartDateTime: null,
  scheduleEndDateTime: null,
  enrollmentStartDateTime: null,
  enrollmentEndDateTime: null,
  startedAt: null,
  finishedAt: null,
  duration: null,
  enrolledUserIds: [7],
  instructors: [],
  certificateUrl: null,
  menus: [],
  attendanceAts: [],
  ...given,
});

describe('the sittings of a class (EVENT-04)', () => {
  const menus = [sitting('2026-03-03'), sitting('2026-02-28'), sitting('2026-03-01')];

  it('stand in the order in which they are held, with the day, the hours, the place and the own attendance', () => {
    const items = sittingItems(eventClass({ menus, attendanceAts: ['2026-02-28'] }), true, now);
    expect(items.map(({ date, state }) => [date, state])).toEqual([
      ['28/02/2026', 'attended'],
      ['01/03/2026', 'missed'],
      ['03/03/2026', 'toCome'],
    ]);
    expect(items[2]).toEqual({
      id: 3,
      startDate: '2026-03-03',
      day: '3',
      month: 'mar',
      when: 'Amanhã, das 9h às 12h',
      date: '03/03/2026',
      place: 'Sala 2',
      state: 'toCome',
    });
  });

  it('are only over for who has no seat', () => {
    expect(sittingItems(eventClass({ menus }), false, now).map(({ state }) => state)).toEqual([
      'over',
      'over',
      'toCome',
    ]);
  });
});

it('a class lasts as its dates say, else as its sittings do (EVENT-04)', () => {
  const menus = [sitting('2026-03-04'), sitting('2026-03-03')];
  const own = { scheduleStartDateTime: '2026-03-10T12:00:00.000Z', scheduleEndDateTime: null };
  expect([
    spanOf(eventClass({ ...own, menus })),
    spanOf(eventClass({ menus })),
    spanOf(eventClass()),
  ]).toEqual([
    { start: '2026-03-10T12:00:00.000Z', end: null },
    { start: '2026-03-03', end: '2026-03-04' },
    { start: null, end: null },
  ]);
});

it.each([
  [[['2026-03-02', '09:00', '12:00']], 'hoje, das 9h às 12h'],
  [[['2026-03-03', '22:00', '02:00']], 'amanhã, das 22h às 2h de quarta-feira'],
  [[['2026-03-03', '09:00', '09:00']], 'amanhã, às 9h'],
  [
    [
      ['2026-03-03', '14:00', '17:00'],
      ['2026-03-03', '09:00', '12:00'],
    ],
    'amanhã, das 9h às 17h',
  ],
  [
    [
      ['2026-03-03', '14:00', '17:00'],
      ['2026-03-04', '09:00', '12:00'],
    ],
    'de 3 a 4 de março',
  ],
  [[], ''],
])('a class without dates of its own whose sittings are %j is told %j (EVENT-04)', (held, text) => {
  const menus = held.map(([startDate = '', startHour = '', endHour = '']) => ({
    ...sitting(startDate),
    startHour,
    endHour,
  }));
  const { start, end } = spanOf(eventClass({ menus }));
  expect(tellSpan(start, end, now)).toBe(text);
});

it.each([
  ['open', {}, 'open'],
  [
    'the person’s, though full and over',
    { enrolledUserIds: [1, 7], finishedAt: '2026-03-01T00:00:00.000Z' },
    'enrolled',
  ],
  ['full', { enrolledUserIds: [7, 8] }, 'full'],
  ['full and over', { enrolledUserIds: [7, 8], finishedAt: '2026-03-01T00:00:00.000Z' }, 'finished'],
  ['not open yet', { enrollmentStartDateTime: '2026-03-09T12:00:00.000Z' }, 'closed'],
  ['for those who were given a seat', { isPublic: false }, 'closed'],
] as const)('a class that is %s stands so in the list (EVENT-07 to EVENT-09)', (_, given, state) => {
  const one = eventClass(given as Partial<EventClass>);
  expect(stateOf({ isActive: true }, one, 1, now.getTime())).toBe(state);
});

it.each([
  [{ reason: 'refused', code: 'ALREADY_ENROLLED' }, 'Você já está matriculado nessa turma.'],
  [{ reason: 'refused', code: 'MAX_CAPACITY_REACHED' }, 'Não há mais vagas para essa turma.'],
  [{ reason: 'refused', code: 'EVENT_CLASS_FINISHED' }, 'Esta turma já foi finalizada.'],
  [{ reason: 'closed' }, 'Esta turma não está aberta a inscrições.'],
  [{ reason: 'later', date: 'x' }, 'Inscrições a partir de amanhã, às 9h.'],
  [{ reason: 'over', date: 'x' }, 'As inscrições para esta turma terminaram amanhã, às 9h.'],
] as const)('%j is said so (EVENT-07 to EVENT-09)', (block, text) => {
  expect(blockText(block, () => 'amanhã, às 9h')).toBe(text);
});

it.each([
  // 23:00 on the 2nd in Brasília
  ['a late evening', '2026-03-03T02:00:00Z', '2026-03-03T02:30:00Z', '02/03/2026'],
  ['over midnight', '2026-03-03T02:00:00Z', '2026-03-03T05:00:00Z', '02/03/2026 – 03/03/2026'],
  ['days', '2026-02-28', '2026-03-03', '28/02/2026 – 03/03/2026'],
  ['without an end', '2026-02-28', null, '28/02/2026'],
  ['nothing known', null, null, ''],
])('the dates of a class are those of its place: %s', (_, start, end, dates) => {
  expect(spanDates({ start, end })).toBe(dates);
});
