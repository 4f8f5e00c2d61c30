import {
  capitalized,
  type DateLike,
  type EventClass,
  formatDate,
  type SittingState,
  sittingStateOf,
  tellSitting,
} from '@student/domain';
import type { SittingListItem } from '@student/ui';
import { event as words } from '../../pt-br/event.ts';

/** From when to when a class is: by its own dates, else by its sittings; `null` where neither is known (EVENT-04). */
export function spanOf({ scheduleStartDateTime, scheduleEndDateTime, menus }: EventClass) {
  if (scheduleStartDateTime) return { start: scheduleStartDateTime, end: scheduleEndDateTime };
  const days = menus.map(({ startDate }) => startDate).toSorted();
  return { start: days[0] ?? null, end: days.at(-1) ?? null };
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
