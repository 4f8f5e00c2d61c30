import { describe, expect, it } from 'vitest';
import {
  capitalized,
  tellDay,
  tellDays,
  tellFullDay,
  tellHour,
  tellHours,
  tellMoment,
  tellMonth,
  tellSitting,
  tellSpan,
} from './when.ts';

/** A Tuesday, at noon in São Paulo. */
const now = '2026-03-10T15:00:00Z';

describe('a day', () => {
  it.each([
    ['2026-03-10', now, 'hoje'],
    ['2026-03-11', now, 'amanhã'],
    ['2026-03-09', now, 'ontem'],
    ['2026-03-12', now, 'quinta-feira'],
    ['2026-03-14', now, 'sábado'],
    ['2026-03-15', now, 'domingo'],
    ['2026-03-16', now, 'segunda-feira'],
    ['2026-03-17', now, 'ter., 17 de março'],
    ['2026-03-08', now, 'dom., 8 de março'],
    ['2026-04-01', now, 'qua., 1º de abril'],
    ['2026-08-15', now, 'sáb., 15 de agosto'],
    ['2027-03-12', now, '12 de março de 2027'],
    ['2025-12-31', now, '31 de dezembro de 2025'],
    // A moment is on the day of the place, and so is now.
    ['2026-03-11T02:59:00Z', now, 'hoje'],
    ['2026-03-11T03:00:00Z', now, 'amanhã'],
    [new Date('2026-03-10T02:59:00Z'), now, 'ontem'],
    ['2026-03-11', '2026-03-11T02:59:59Z', 'amanhã'],
    ['2026-03-11', '2026-03-11T03:00:00Z', 'hoje'],
    ['2026-03-11', '2026-03-10', 'amanhã'],
    // Over the end of a year.
    ['2027-01-01', '2026-12-31T15:00:00Z', 'amanhã'],
    ['2027-01-01', '2026-12-28T15:00:00Z', 'sexta-feira'],
    ['2026-12-31', '2027-01-01T15:00:00Z', 'ontem'],
    ['2027-01-10', '2026-12-28T15:00:00Z', '10 de janeiro de 2027'],
    // 29 February.
    ['2028-02-29', '2028-02-28T15:00:00Z', 'amanhã'],
    ['2028-02-29', '2028-03-01T15:00:00Z', 'ontem'],
    ['2028-02-29', '2028-01-10T15:00:00Z', 'ter., 29 de fevereiro'],
    ['2027-03-01', '2027-02-28T15:00:00Z', 'amanhã'],
    // The night on which daylight saving ended, and the one on which it began.
    ['2018-02-18', '2018-02-18T02:30:00Z', 'amanhã'],
    ['2018-02-18', '2018-02-18T03:00:00Z', 'hoje'],
    ['2018-11-04', '2018-11-04T02:59:00Z', 'amanhã'],
    ['2018-11-04', '2018-11-04T03:00:00Z', 'hoje'],
    ['', now, ''],
    ['logo', now, ''],
    [null, now, ''],
    [undefined, now, ''],
  ])('%s, at %s, reads %j (EVENT-04)', (day, at, text) => {
    expect(tellDay(day, at)).toBe(text);
  });

  it('is that of the zone that is asked for', () => {
    expect(tellDay('2026-03-11T03:30:00Z', now, 'America/Manaus')).toBe('hoje');
    expect(tellDay('2026-03-11T03:30:00Z', now, 'America/Sao_Paulo')).toBe('amanhã');
  });

  it('begins a sentence in a capital', () => {
    expect(capitalized(tellDay('2026-03-11', now))).toBe('Amanhã');
    expect(capitalized('')).toBe('');
  });
});

describe('several days', () => {
  it.each([
    ['2026-03-12', '2026-03-14', 'de 12 a 14 de março'],
    ['2026-03-30', '2026-04-02', 'de 30 de março a 2 de abril'],
    ['2026-03-01', '2026-03-02', 'de 1º a 2 de março'],
    ['2027-03-12', '2027-03-14', 'de 12 a 14 de março de 2027'],
    ['2025-01-30', '2025-02-02', 'de 30 de janeiro a 2 de fevereiro de 2025'],
    ['2026-12-30', '2027-01-02', 'de 30 de dezembro de 2026 a 2 de janeiro de 2027'],
    ['2025-12-30', '2026-01-02', 'de 30 de dezembro de 2025 a 2 de janeiro de 2026'],
    ['2026-03-12', '2027-03-14', 'de 12 de março de 2026 a 14 de março de 2027'],
    ['2028-02-28', '2028-02-29', 'de 28 a 29 de fevereiro de 2028'],
    ['2026-03-11', '2026-03-11', 'amanhã'],
    ['2026-03-11', null, ''],
  ])('from %s to %s read %j', (first, last, text) => {
    expect(tellDays(first, last, now)).toBe(text);
  });
});

describe('an hour', () => {
  it.each([
    ['14:00', '14h'],
    ['09:30', '9h30'],
    ['09:05', '9h05'],
    ['00:00', '0h'],
    ['24:00', 'meia-noite'],
  ])('%s reads %s', (hour, text) => {
    expect(tellHour(hour)).toBe(text);
  });
});

it('a month and a day of it are told in full', () => {
  expect(tellMonth('2026-11')).toBe('novembro de 2026');
  expect(tellFullDay('2028-02-29')).toBe('terça-feira, 29 de fevereiro');
});

describe('hours', () => {
  it.each([
    ['14:00', '16:30', 'das 14h às 16h30'],
    ['22:00', '01:00', 'das 22h à 1h'],
    ['20:00', '00:00', 'das 20h à meia-noite'],
    ['14:00', '14:00', 'às 14h'],
  ])('from %s to %s read %j', (startHour, endHour, text) => {
    expect(tellHours({ startHour, endHour })).toBe(text);
  });
});

describe('a moment', () => {
  it.each([
    ['2026-03-11T17:00:00Z', 'amanhã, às 14h'],
    ['2026-03-12T02:59:00Z', 'amanhã, às 23h59'],
    ['2026-03-13T04:30:00Z', 'sexta-feira, à 1h30'],
    ['2026-03-13T03:00:00Z', 'sexta-feira, à 0h'],
    [null, ''],
    ['logo', ''],
  ])('%s reads %j', (moment, text) => {
    expect(tellMoment(moment, now)).toBe(text);
  });
});

describe('a sitting', () => {
  it.each([
    ['2026-03-11', '14:00', '16:00', 'amanhã, das 14h às 16h'],
    ['2026-03-10', '09:30', '12:00', 'hoje, das 9h30 às 12h'],
    ['2026-03-13', '22:00', '02:00', 'sexta-feira, das 22h às 2h de sábado'],
    ['2026-03-10', '22:00', '02:00', 'hoje, das 22h às 2h de amanhã'],
    ['2026-03-09', '22:00', '02:00', 'ontem, das 22h às 2h de hoje'],
    ['2026-03-08', '22:00', '02:00', 'dom., 8 de março, das 22h às 2h de ontem'],
    ['2026-03-19', '22:00', '01:00', 'qui., 19 de março, das 22h à 1h de sexta-feira'],
    ['2026-03-12', '20:00', '00:00', 'quinta-feira, das 20h à meia-noite'],
    ['2026-03-12', '00:00', '06:00', 'quinta-feira, da 0h às 6h'],
    ['2026-03-12', '00:30', '01:30', 'quinta-feira, da 0h30 à 1h30'],
    ['2026-03-12', '14:00', '14:00', 'quinta-feira, às 14h'],
    ['2026-12-31', '22:00', '02:00', 'qui., 31 de dezembro, das 22h às 2h de sexta-feira'],
    ['2028-02-29', '22:00', '02:00', '29 de fevereiro de 2028, das 22h às 2h de quarta-feira'],
    // What is written on the wall is what is told, whatever the clocks did on that night.
    ['2018-02-17', '22:00', '02:00', '17 de fevereiro de 2018, das 22h às 2h de domingo'],
    ['2018-11-03', '22:00', '02:00', '3 de novembro de 2018, das 22h às 2h de domingo'],
    ['logo', '14:00', '16:00', ''],
  ])('on %s from %s to %s reads %j (EVENT-04)', (startDate, startHour, endHour, text) => {
    expect(tellSitting({ startDate, startHour, endHour }, now)).toBe(text);
  });
});

describe('a span', () => {
  it.each([
    ['2026-03-11T17:00:00Z', '2026-03-11T19:00:00Z', 'amanhã, das 14h às 16h'],
    ['2026-03-14T01:00:00Z', '2026-03-14T05:00:00Z', 'sexta-feira, das 22h às 2h de sábado'],
    ['2026-03-12T23:00:00Z', '2026-03-13T03:00:00Z', 'quinta-feira, das 20h à meia-noite'],
    ['2026-03-12T12:00:00Z', '2026-03-14T20:00:00Z', 'de 12 a 14 de março'],
    // Longer than a night.
    ['2026-03-12T12:00:00Z', '2026-03-13T12:00:00Z', 'de 12 a 13 de março'],
    // A day ends as the next one begins.
    ['2026-03-12T03:00:00Z', '2026-03-15T03:00:00Z', 'de 12 a 14 de março'],
    ['2026-12-30T12:00:00Z', '2027-01-02T20:00:00Z', 'de 30 de dezembro de 2026 a 2 de janeiro de 2027'],
    ['2027-01-01T01:00:00Z', '2027-01-01T05:00:00Z', 'qui., 31 de dezembro, das 22h às 2h de sexta-feira'],
    // Daylight saving ends: 17 February 2018 has 23h twice.
    [
      '2018-02-18T01:30:00Z',
      '2018-02-18T02:15:00Z',
      '17 de fevereiro de 2018, das 23h30 às 23h15 (fim do horário de verão)',
    ],
    ['2018-02-18T00:00:00Z', '2018-02-18T05:00:00Z', '17 de fevereiro de 2018, das 22h às 2h de domingo'],
    ['2018-02-18T00:00:00Z', '2018-02-18T03:00:00Z', '17 de fevereiro de 2018, das 22h à meia-noite'],
    // Daylight saving begins: 4 November 2018 has no midnight.
    ['2018-11-04T01:00:00Z', '2018-11-04T03:00:00Z', '3 de novembro de 2018, das 22h à meia-noite'],
    ['2018-11-04T01:00:00Z', '2018-11-04T04:00:00Z', '3 de novembro de 2018, das 22h às 2h de domingo'],
    ['2018-11-02T12:00:00Z', '2018-11-04T03:00:00Z', 'de 2 a 3 de novembro de 2018'],
    // Without an end, or with one that cannot be.
    ['2026-03-11T17:00:00Z', null, 'amanhã, às 14h'],
    ['2026-03-11T17:00:00Z', '2026-03-11T17:00:00Z', 'amanhã, às 14h'],
    ['2026-03-11T17:00:00Z', '2026-03-10T17:00:00Z', 'amanhã, às 14h'],
    [null, '2026-03-11T17:00:00Z', ''],
    // Plain days have no hours.
    ['2026-03-10', '2026-03-10', 'hoje'],
    ['2026-03-11', null, 'amanhã'],
    ['2026-03-12', '2026-03-14', 'de 12 a 14 de março'],
    ['2026-03-12', '2026-03-11', 'quinta-feira'],
  ])('from %s to %s reads %j (EVENT-04)', (start, end, text) => {
    expect(tellSpan(start, end, now)).toBe(text);
  });
});
