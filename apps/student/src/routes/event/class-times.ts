import {
  capitalized,
  type DateLike,
  type EventClass,
  endOfSitting,
  formatDate,
  momentOf,
  type SittingState,
  sittingStateOf,
  tellSitting,
} from '@student/domain';
import type { SittingListItem } from '@student/ui';
import { event as words } from '../../pt-br/event.ts';

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

/** The sittings of a class in the order in which they are held, and where each stands for the person (EVENT-04). */
export function sittingItems(eventClass: EventClass, isSeated: boolean, now: DateLike): SittingListItem[] {
  const { attendanceAts } = eventClass;
  return eventClass.menus
    .toSorted((one, other) =>
      `${one.startDate} ${one.startHour}`.localeCompare(`${other.startDate} ${other.startHour}`),
    )
    .map((menu, at) => {
      const id = at + 1;
      const [, month = '', day = ''] = menu.startDate.split('-');
      const attended = attendanceAts.includes(menu.startDate) ? [id] : [];
      const state: SittingState = sittingStateOf({ ...menu, id }, isSeated ? attended : undefined, now);
      return {
        id,
        startDate: menu.startDate,
        day: String(Number(day)),
        month: words.months[Number(month) - 1] ?? '',
        when: capitalized(tellSitting(menu, now)),
        date: formatDate(menu.startDate),
        place: menu.location ?? undefined,
        state,
      };
    });
}
