import { type DateLike, dayOf } from '../formats/date.ts';

/**
 * Tells whether a person was present at an event on the day that the scanned code names: an attendance was recorded for
 * that day, and the class trains on it (EVENT-17).
 */
export function isPresentOn(
  qrDate: DateLike,
  eventClass: { attendanceAts: readonly DateLike[]; menus: readonly { startDate: DateLike }[] },
): boolean {
  const day = dayOf(qrDate);
  if (day === undefined) return false;
  const trains = eventClass.menus.some((menu) => dayOf(menu.startDate) === day);
  return trains && eventClass.attendanceAts.some((at) => dayOf(at) === day);
}

/**
 * How a person stands in a training course: enrolled when they are among its people, with their own percentage; present
 * and at a current menu when a scanned code named one (EVENT-26, EVENT-27, EVENT-28).
 */
export function trainingStanding<Menu extends { id: number }>(
  course: {
    menus: readonly Menu[];
    users: readonly {
      id: number;
      percentageUser?: number | null;
      attendanceAts?: readonly number[] | null;
    }[];
  },
  personId: number,
  scannedMenuId?: number,
): { isEnrolled: boolean; percentage: number; isPresent: boolean; currentMenu: Menu | undefined } {
  const person = course.users.find((user) => user.id === personId);
  const hasAttended = scannedMenuId !== undefined && (person?.attendanceAts ?? []).includes(scannedMenuId);
  return {
    isEnrolled: person !== undefined,
    percentage: person?.percentageUser ?? 0,
    isPresent: hasAttended,
    currentMenu: course.menus.find((menu) => menu.id === scannedMenuId),
  };
}
