import {
  type EventClass,
  endOfSitting,
  eventTimeZone,
  formatDate,
  momentOf,
  sittingsInOrder,
} from '@student/domain';
import { sittingItems as itemsOf } from '../../courses/sitting-items.ts';

/**
 * From when to when a class is: by its own dates, else by its sittings, with the hours of those of one day and the days of others;
 * `null` where neither is known (EVENT-04).
 */
export function spanOf({ scheduleStartDateTime, scheduleEndDateTime, menus }: EventClass) {
  if (scheduleStartDateTime) return { start: scheduleStartDateTime, end: scheduleEndDateTime };
  const days = menus.map(({ startDate }) => startDate).toSorted();
  const [first, last] = [days[0] ?? null, days.at(-1) ?? null];
  if (first !== last) return { start: first, end: last };
  const starts = menus.map(({ startDate: day, startHour: hour }) => momentOf({ day, hour }).toISOString());
  const ends = menus.flatMap((menu) => endOfSitting(menu) ?? []).map((end) => momentOf(end).toISOString());
  return { start: starts.toSorted()[0] ?? null, end: ends.toSorted().at(-1) ?? null };
}

/** The dates of such a span, by the clocks of its place, wherever the person is: '28/02/2026 – 03/03/2026'. Empty where none is known. */
export function spanDates({ start, end }: ReturnType<typeof spanOf>): string {
  const dates = [start, end].map((date) => formatDate(date, eventTimeZone)).filter(Boolean);
  return [...new Set(dates)].join(' – ');
}

/** The sittings of a class in the order in which they are held, and where each stands for the person (EVENT-04). */
export function sittingItems({ menus, attendanceAts }: EventClass, isSeated: boolean, now: Date) {
  // They have no ids of their own: here they are told apart by their place in the order.
  const sittings = sittingsInOrder(menus.map((menu) => ({ ...menu, id: 0 }))).map((menu, at) => ({
    ...menu,
    id: at + 1,
  }));
  const attended = sittings.filter(({ startDate }) => attendanceAts.includes(startDate)).map(({ id }) => id);
  return itemsOf(sittings, isSeated ? attended : undefined, now);
}
