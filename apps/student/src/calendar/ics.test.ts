import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { type CalendarFile, icsOf } from './ics.ts';
import { observancesOf } from './time-zone.ts';

const longTitle =
  'Formação de multiplicadores: condução, avaliação e acompanhamento de ações educacionais; módulo 1 \\ turma A 👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫';

const file: CalendarFile = {
  title: 'Semana da segurança',
  sittings: [
    { startDate: '2026-03-09', startHour: '09:00', endHour: '12:00', location: 'Auditório; bloco A, térreo' },
    { startDate: '2026-03-10', startHour: '22:00', endHour: '02:00', location: null },
  ],
  location: 'Guarulhos',
  url: 'https://aluno.example.com/student/event/2/class/21?a=1;b=2,3',
  uidBase: 'event-2-class-21',
  now: new Date('2026-03-02T15:00:00.500Z'),
};

/** What another library reads of it. */
const eventsOf = (text: string) => convertIcsCalendar(undefined, text).events ?? [];
const timesOf = (text: string) =>
  eventsOf(text).map((event) => [event.start.date.toISOString(), event.end?.date.toISOString()]);
const icsWith = (more: Partial<CalendarFile>) => icsOf({ ...file, ...more });

describe('a calendar file', () => {
  it('has each sitting at its moment, over midnight too (EVENT-04)', () => {
    expect(timesOf(icsOf(file))).toEqual([
      ['2026-03-09T12:00:00.000Z', '2026-03-09T15:00:00.000Z'],
      ['2026-03-11T01:00:00.000Z', '2026-03-11T05:00:00.000Z'],
    ]);
  });

  it('has no end where nobody said when the sitting ends (EVENT-04)', () => {
    const text = icsWith({ sittings: [{ startDate: '2026-03-09', startHour: '09:00', endHour: '09:00' }] });
    expect(timesOf(text)).toEqual([['2026-03-09T12:00:00.000Z', undefined]]);
    expect(text).not.toContain('DTEND');
  });

  it('says the words, the place and the address unchanged', () => {
    const [first, second] = eventsOf(icsWith({ title: longTitle }));
    expect(first).toMatchObject({
      summary: longTitle,
      location: 'Auditório; bloco A, térreo',
      url: file.url,
    });
    expect(second).toMatchObject({ location: 'Guarulhos' });
    expect(first?.alarms?.map(({ trigger }) => trigger)).toMatchObject([
      { type: 'relative', value: { before: true, days: 1 } },
      { type: 'relative', value: { before: true, hours: 1 } },
    ]);
  });

  it('has lines of at most 75 octets, and whole characters on each', () => {
    const lines = icsWith({ title: longTitle }).split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => !line.isWellFormed() || line.includes('\n'))).toEqual([]);
    expect(lines.at(-1)).toBe('');
  });

  it('opened again it changes what it brought: the same names, a later sequence', () => {
    const [before, after] = [file.now, new Date('2026-03-03T15:00:00Z')].map((now) =>
      eventsOf(icsWith({ now })),
    );
    expect(before?.map(({ uid }) => uid)).toEqual([
      'event-2-class-21-2026-03-09@aluno.example.com',
      'event-2-class-21-2026-03-10@aluno.example.com',
    ]);
    expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid));
    expect(after?.[0]?.sequence).toBeGreaterThan(before?.[0]?.sequence ?? Number.POSITIVE_INFINITY);
    expect(before?.[0]?.stamp.date.toISOString()).toBe('2026-03-02T15:00:00.000Z');
    expect(icsOf(file)).toContain('LAST-MODIFIED:20260302T150000Z');
  });

  it('a sitting of a class keeps its name where another is cancelled, and has its own on a day with two (EVENT-17)', () => {
    const uidsOf = (...sittings: [startDate: string, startHour: string][]) =>
      eventsOf(
        icsWith({
          sittings: sittings.map(([startDate, startHour]) => ({ startDate, startHour, endHour: '18:00' })),
        }),
      ).map(({ uid }) => uid.split('@')[0]);
    expect(uidsOf(['2026-03-02', '09:00'], ['2026-03-09', '09:00'], ['2026-03-16', '09:00'])).toEqual([
      'event-2-class-21-2026-03-02',
      'event-2-class-21-2026-03-09',
      'event-2-class-21-2026-03-16',
    ]);
    expect(uidsOf(['2026-03-02', '09:00'], ['2026-03-16', '09:00'])).toEqual([
      'event-2-class-21-2026-03-02',
      'event-2-class-21-2026-03-16',
    ]);
    expect(uidsOf(['2026-03-02', '14:00'], ['2026-03-02', '09:00'])).toEqual([
      'event-2-class-21-2026-03-02-2',
      'event-2-class-21-2026-03-02',
    ]);
  });

  it('the sittings of a training course are named by their numbers (EVENT-21)', () => {
    const text = icsWith({
      uidBase: 'training-course-1',
      sittings: [{ id: 12, startDate: '2026-03-12', startHour: '09:00', endHour: '12:00' }],
    });
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual(['training-course-1-12@aluno.example.com']);
  });

  it.each([
    // Daylight saving: two hours behind UTC.
    ['2018-02-17', '14:00', '16:00', '2018-02-17T16:00:00.000Z', '2018-02-17T18:00:00.000Z'],
    ['2018-02-18', '14:00', '16:00', '2018-02-18T17:00:00.000Z', '2018-02-18T19:00:00.000Z'],
    ['2018-11-03', '14:00', '16:00', '2018-11-03T17:00:00.000Z', '2018-11-03T19:00:00.000Z'],
    ['2018-11-04', '14:00', '16:00', '2018-11-04T16:00:00.000Z', '2018-11-04T18:00:00.000Z'],
    ['2019-11-04', '14:00', '16:00', '2019-11-04T17:00:00.000Z', '2019-11-04T19:00:00.000Z'],
  ])(
    'on %s from %s to %s is right by the rules that the file itself has',
    (startDate, startHour, endHour, start, end) => {
      // The name of no zone that a reader knows: what it reads comes from the file.
      const text = icsWith({ sittings: [{ startDate, startHour, endHour }] }).replaceAll(
        'America/Sao_Paulo',
        'Anywhere',
      );
      expect(timesOf(text)).toEqual([[start, end]]);
    },
  );
});

it('the clocks of São Paulo in 2018', () => {
  expect(
    observancesOf('America/Sao_Paulo', new Date('2018-01-01T00:00:00Z'), new Date('2018-12-31T00:00:00Z')),
  ).toEqual([
    { kind: 'daylight', start: '2017-12-31T22:00:00', offsetFrom: -120, offsetTo: -120 },
    { kind: 'standard', start: '2018-02-18T00:00:00', offsetFrom: -120, offsetTo: -180 },
    { kind: 'daylight', start: '2018-11-04T00:00:00', offsetFrom: -180, offsetTo: -120 },
  ]);
});
