import type { Instructor } from '../entities/instructor.ts';
import type {
  GraduationWithMenus,
  TrainingCourseMenu,
  TrainingCourseUser,
} from '../entities/training-course.ts';
import type { DateLike } from '../formats/date.ts';
import { isSittingOver, wallClockOf } from '../formats/wall-clock.ts';

/** What a client knows of a training course, under the names of the specification (EVENT-30). */
export interface TrainingCourseState {
  trainingCourse: GraduationWithMenus;
  instructors: readonly Instructor[];
  enrolledUsers: readonly TrainingCourseUser[];
  isUserEnrolled: boolean;
  /** Whether the person attended the sitting that the QR code names; false without a code. */
  isUserAttendance: boolean;
  /** The sitting that a QR code names, whether or not the training course has it. */
  menuIDQrCode: number | undefined;
  currentMenu: TrainingCourseMenu | undefined;
  /** From 0 to 100; 0 for who is not enrolled. */
  userPercentage: number;
}

/**
 * The state of a training course for one person, from what the server answers: enrolled only who is in its list (EVENT-26), with the
 * percentage that stands there (EVENT-27). A sitting named by a QR code is the current one, and attended if the list says so (EVENT-28).
 */
export function trainingCourseState(
  answer: {
    graduation: GraduationWithMenus;
    users: readonly TrainingCourseUser[];
    instructors?: readonly Instructor[] | undefined;
  },
  personId: number,
  menuIDQrCode?: number | undefined,
): TrainingCourseState {
  const { graduation, users, instructors = [] } = answer;
  const own = users.find(({ id }) => id === personId);
  const currentMenu = graduation.menus.find(({ id }) => id === menuIDQrCode);
  return {
    trainingCourse: graduation,
    instructors,
    enrolledUsers: users,
    isUserEnrolled: own !== undefined,
    isUserAttendance: currentMenu !== undefined && own?.attendanceAts.includes(currentMenu.id) === true,
    menuIDQrCode,
    currentMenu,
    userPercentage: own?.percentageUser ?? 0,
  };
}

/**
 * The list of who is enrolled, as it is shown while the server is asked: with the person, who attended nothing yet (EVENT-24), or without
 * them and what they attended (EVENT-25).
 */
export function usersWithSeat(
  users: readonly TrainingCourseUser[],
  person: { id: number; name: string; imageUrl: string | null },
  isSeated: boolean,
): readonly TrainingCourseUser[] {
  const others = users.filter(({ id }) => id !== person.id);
  if (!isSeated) return others;
  if (others.length < users.length) return users;
  const { id, name, imageUrl } = person;
  return [...users, { id, name, imageUrl, percentageUser: 0, attendanceAts: [] }];
}

/** The sittings that a person attended; `undefined` for who is not enrolled. */
export const attendedIdsOf = (
  { enrolledUsers }: Pick<TrainingCourseState, 'enrolledUsers'>,
  personId: number,
): readonly number[] | undefined => enrolledUsers.find(({ id }) => id === personId)?.attendanceAts;

/** Whether the certificate may be asked for: the person was there, and nothing more is to come (EVENT-31). */
export const offersTrainingCertificate = (
  { trainingCourse, isUserEnrolled, userPercentage }: TrainingCourseState,
  now: DateLike,
): boolean =>
  isUserEnrolled && userPercentage > 0 && trainingCourseProblem(trainingCourse, now) !== undefined;

/**
 * Where a sitting stands for the person, by the clocks of its place: attended; over; missed by who is enrolled, once its day has passed
 * too, since a check-in counts until then (EVENT-28); going on at this moment; later today; to come.
 */
export type SittingState = 'attended' | 'missed' | 'over' | 'now' | 'today' | 'toCome';

/** @param attendedIds of the sittings that the person attended; `undefined` for who is not enrolled */
export function sittingStateOf(
  menu: TrainingCourseMenu,
  attendedIds: readonly number[] | undefined,
  now: DateLike,
): SittingState {
  if (attendedIds?.includes(menu.id)) return 'attended';
  const { day, hour } = wallClockOf(new Date(now));
  const moment = `${day} ${hour}`;
  if (isSittingOver(menu, new Date(now))) return attendedIds && menu.startDate < day ? 'missed' : 'over';
  if (`${menu.startDate} ${menu.startHour}` <= moment) return 'now';
  return menu.startDate === day ? 'today' : 'toCome';
}

/** Sittings in the order in which they are held, whatever the order in which the server tells them. */
export const sittingsInOrder = (menus: readonly TrainingCourseMenu[]): TrainingCourseMenu[] =>
  menus.toSorted((one, other) =>
    `${one.startDate} ${one.startHour}`.localeCompare(`${other.startDate} ${other.startHour}`),
  );

/**
 * Why nobody enrols in a training course any more, or leaves it: its last sitting is over. How many seats it has and whether it was
 * finished earlier only the server knows.
 */
export function trainingCourseProblem(
  { menus }: { menus: readonly TrainingCourseMenu[] },
  now: DateLike,
): 'EVENT_CLASS_FINISHED' | undefined {
  const isOver = menus.length > 0 && menus.every((menu) => sittingStateOf(menu, undefined, now) === 'over');
  return isOver ? 'EVENT_CLASS_FINISHED' : undefined;
}
