import type { Event, EventWithClasses } from '../entities/event.ts';
import type { GraduationWithMenus, TrainingCourseUser } from '../entities/training-course.ts';
import { dayAfter, daysBetween, type SittingTime, wallClockOf } from '../formats/wall-clock.ts';

/** One sitting of something that a person is enrolled in (EVENT-04, EVENT-21). */
export interface CalendarEntry extends SittingTime {
  /** Its own among all entries. */
  key: string;
  kind: 'event' | 'training';
  /** Of the event, or of the training course. */
  id: number;
  /** Of an event: the class. */
  classId?: number;
  title: string;
  location: string | null;
  isAttended: boolean;
}

/** The sittings of the classes of an event that a person is enrolled in; without any, a class is when its schedule says (EVENT-04). */
export function entriesOfEvent(event: EventWithClasses, userId: number): CalendarEntry[] {
  const own = event.classes.filter(({ enrolledUserIds }) => enrolledUserIds.includes(userId));
  return own.flatMap((eventClass) =>
    sittingsOf(eventClass).map((sitting, at) => ({
      key: `event-${event.id}-${eventClass.id}-${at}`,
      kind: 'event',
      id: event.id,
      classId: eventClass.id,
      title: event.name,
      startDate: sitting.startDate,
      startHour: sitting.startHour,
      endHour: sitting.endHour,
      location: sitting.location ?? eventClass.location ?? event.location,
      isAttended: eventClass.attendanceAts.includes(sitting.startDate),
    })),
  );
}

function sittingsOf(
  eventClass: EventWithClasses['classes'][number],
): (SittingTime & { location: string | null })[] {
  const { menus, scheduleStartDateTime: start, scheduleEndDateTime: end } = eventClass;
  if (menus.length > 0 || start === null) return menus;
  const from = wallClockOf(new Date(start));
  const to = end === null ? from : wallClockOf(new Date(end));
  // What lasts for days begins on its first and has no end on it.
  const endHour = daysBetween(from.day, to.day) > 1 ? from.hour : to.hour;
  return [{ startDate: from.day, startHour: from.hour, endHour, location: null }];
}

/** The sittings of a training course, where a person is in its list of users (EVENT-26). */
export function entriesOfTrainingCourse(
  course: { graduation: GraduationWithMenus; users: readonly TrainingCourseUser[] },
  userId: number,
): CalendarEntry[] {
  const { graduation, users } = course;
  const own = users.find(({ id }) => id === userId);
  if (!own) return [];
  return graduation.menus.map((menu) => ({
    key: `training-${graduation.id}-${menu.id}`,
    kind: 'training',
    id: graduation.id,
    title: graduation.title,
    startDate: menu.startDate,
    startHour: menu.startHour,
    endHour: menu.endHour,
    location: menu.location ?? graduation.location,
    isAttended: own.attendanceAts.includes(menu.id),
  }));
}

/** Entries by their day, each day by the hour. */
export function entriesByDay(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const when = ({ startDate, startHour, title }: CalendarEntry) => `${startDate} ${startHour} ${title}`;
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((one, other) => (when(one) < when(other) ? -1 : 1)))
    days.set(entry.startDate, [...(days.get(entry.startDate) ?? []), entry]);
  return days;
}

/**
 * Whether something of the list of events may have a sitting on a day or after it: all that was not deactivated before. The list says
 * no more of the past, since its sitting is the next one and its class only one of those that a person may be enrolled in (EVENT-02,
 * EVENT-03).
 */
export const mayBeHeldFrom = ({ inactivationDate }: Pick<Event, 'inactivationDate'>, day: string): boolean =>
  inactivationDate === null || wallClockOf(new Date(inactivationDate)).day >= day;

/** A month so many months later, or earlier. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The weeks that a month touches, each from Sunday to Saturday, with days of its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = dayAfter(first, -new Date(`${first}T12:00:00Z`).getUTCDay());
  const weeks = Math.ceil(daysBetween(sunday, `${monthAfter(month)}-01`) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAfter(sunday, week * 7 + day)),
  );
}
