import type { DateLike } from './date.ts';
import {
  dayAfter,
  daysBetween,
  endOfSitting,
  eventTimeZone,
  type SittingTime,
  type WallClock,
  wallClockOf,
} from './wall-clock.ts';

/**
 * A day as people say it: 'hoje', 'amanhã', 'ontem', the weekday of the coming six days, 'qui., 12 de março', and with
 * the year, without the weekday, in another one. Empty for what is no date.
 */
export function tellDay(date: DateLike | null | undefined, now: DateLike, timeZone = eventTimeZone): string {
  const [day, today] = [dayIn(date, timeZone), dayIn(now, timeZone)];
  return day && today ? dayText(day, today) : '';
}

/** A text that begins a line or a sentence: 'Amanhã, das 14h às 16h'. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** From one day to another: 'de 12 a 14 de março', 'de 30 de dezembro de 2026 a 2 de janeiro de 2027'. */
export function tellDays(
  first: DateLike | null | undefined,
  last: DateLike | null | undefined,
  now: DateLike,
  timeZone = eventTimeZone,
): string {
  const [from, to, today] = [dayIn(first, timeZone), dayIn(last, timeZone), dayIn(now, timeZone)];
  return from && to && today ? daysText(from, to, today) : '';
}

/** A month, `yyyy-mm`: 'novembro de 2026'. */
export function tellMonth(month: string): string {
  return `${monthOf(month)} de ${yearOf(month)}`;
}

/** A day in full, wherever now is: 'quinta-feira, 12 de março'. */
export function tellFullDay(day: string): string {
  return `${weekdayOf(day)}, ${dayAndMonth(day)}`;
}

/** The hours of a sitting without its day: 'das 14h às 16h'. */
export function tellHours({ startHour, endHour }: Omit<SittingTime, 'startDate'>): string {
  if (startHour === endHour) return untilText(startHour);
  return `${fromText(startHour)} ${untilText(endHour === '00:00' ? '24:00' : endHour)}`;
}

/** An hour, `HH:mm`, as people say it: '14h', '9h30'; the end of a day, `24:00`, is 'meia-noite'. */
export function tellHour(hour: string): string {
  if (hour === '24:00') return 'meia-noite';
  const [hours, minutes] = hour.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** A moment: 'amanhã, às 14h', 'sexta-feira, à 1h'. Empty for what is none. */
export function tellMoment(
  moment: DateLike | null | undefined,
  now: DateLike,
  timeZone = eventTimeZone,
): string {
  const [clock, today] = [clockOf(moment, timeZone), dayIn(now, timeZone)];
  return clock && today ? momentText(clock, today) : '';
}

/**
 * When a sitting is: 'amanhã, das 14h às 16h'; over midnight with the day of its end, 'hoje, das 22h às 2h de amanhã'
 * (EVENT-04, EVENT-22).
 */
export function tellSitting(sitting: SittingTime, now: DateLike, timeZone = eventTimeZone): string {
  const today = dayIn(now, timeZone);
  const { startDate, startHour } = sitting;
  if (!today || !clockOf(startDate, timeZone)) return '';
  const start = { day: startDate, hour: startHour };
  const end = endOfSitting(sitting);
  if (!end) return momentText(start, today);
  return spanText(start, end.hour === '00:00' ? { day: startDate, hour: '24:00' } : end, today);
}

/**
 * From one moment to another: hours within a day or a night, else the days. Without an end it is its beginning. A beginning that
 * is a plain day has no hour.
 */
export function tellSpan(
  start: DateLike | null | undefined,
  end: DateLike | null | undefined,
  now: DateLike,
  timeZone = eventTimeZone,
): string {
  const [from, to, today] = [clockOf(start, timeZone), endClock(end, timeZone), dayIn(now, timeZone)];
  if (!from || !today) return '';
  if (isPlainDay(start)) return daysText(from.day, to && to.day > from.day ? to.day : from.day, today);
  if (!to || !start || !end || new Date(end) <= new Date(start)) return momentText(from, today);
  return spanText(from, to, today);
}

function spanText(start: WallClock, end: WallClock, today: string): string {
  const hours = `${dayText(start.day, today)}, ${fromText(start.hour)} ${untilText(end.hour)}`;
  if (start.day === end.day) return end.hour < start.hour ? `${hours} (fim do horário de verão)` : hours;
  const isNight = end.day === dayAfter(start.day) && end.hour < start.hour;
  return isNight ? `${hours} de ${nightText(end.day, today)}` : daysText(start.day, end.day, today);
}

const momentText = ({ day, hour }: WallClock, today: string) => `${dayText(day, today)}, ${untilText(hour)}`;

/** Below two o'clock the hour is singular: 'à 1h30', 'às 2h'; so is midnight. */
const isSingular = (hour: string) => hour < '02:00' || hour === '24:00';
const fromText = (hour: string) => `${isSingular(hour) ? 'da' : 'das'} ${tellHour(hour)}`;
const untilText = (hour: string) => `${isSingular(hour) ? 'à' : 'às'} ${tellHour(hour)}`;

function dayText(day: string, today: string): string {
  const distance = daysBetween(today, day);
  if (distance >= -1 && distance <= 6) return nightText(day, today);
  return yearOf(day) === yearOf(today)
    ? `${weekdayOf(day).slice(0, 3)}., ${dayAndMonth(day)}`
    : `${dayAndMonth(day)} de ${yearOf(day)}`;
}

/** The day on which a night ends: beside its beginning the weekday is enough. */
function nightText(day: string, today: string): string {
  const near: Record<number, string> = { [-1]: 'ontem', 0: 'hoje', 1: 'amanhã' };
  return near[daysBetween(today, day)] ?? weekdayOf(day);
}

function daysText(first: string, last: string, today: string): string {
  if (first === last) return dayText(first, today);
  const isOneYear = yearOf(first) === yearOf(last);
  const year = isOneYear && yearOf(last) === yearOf(today) ? '' : ` de ${yearOf(last)}`;
  const isOneMonth = isOneYear && monthOf(first) === monthOf(last);
  const from = isOneMonth ? dayOfMonth(first) : dayAndMonth(first);
  return `de ${from}${isOneYear ? '' : ` de ${yearOf(first)}`} a ${dayAndMonth(last)}${year}`;
}

/** A plain day has no hour that a time zone could move over midnight. */
function clockOf(date: DateLike | null | undefined, timeZone: string): WallClock | undefined {
  if (date == null || Number.isNaN(new Date(date).getTime())) return undefined;
  return isPlainDay(date) ? { day: date, hour: '00:00' } : wallClockOf(new Date(date), timeZone);
}

/** What ends as a day does belongs to that day, also where the next one begins at one o'clock (daylight saving). */
function endClock(date: DateLike | null | undefined, timeZone: string): WallClock | undefined {
  const clock = clockOf(date, timeZone);
  if (clock === undefined || date == null || isPlainDay(date)) return clock;
  const { day } = wallClockOf(new Date(new Date(date).getTime() - 1), timeZone);
  return day === clock.day ? clock : { day, hour: '24:00' };
}

const isPlainDay = (date: DateLike | null | undefined): date is string =>
  typeof date === 'string' && date.length === 10;
const dayIn = (date: DateLike | null | undefined, timeZone: string) => clockOf(date, timeZone)?.day;

const yearOf = (day: string) => day.slice(0, 4);
const monthOf = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? '';
const dayOfMonth = (day: string) => (day.endsWith('-01') ? '1º' : String(Number(day.slice(8))));
const dayAndMonth = (day: string) => `${dayOfMonth(day)} de ${monthOf(day)}`;
const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';

/** From Sunday on. */
export const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
