import type { EventClass } from '../entities/event.ts';
import type { Failure } from '../failure.ts';
import { dayOf } from '../formats/date.ts';
import { sittingStateOf, type TrainingCourseState } from './training-course.ts';

/** Why somebody cannot be checked in; each has words of its own. */
export type CheckInProblem =
  /** The code is of another class or training course. */
  | 'elsewhere'
  /** The server took the code, and recorded the presence in another class. */
  | 'recordedElsewhere'
  /** The server does not know the code, or no longer. */
  | 'invalid'
  /** Nothing is held on the day of the code. */
  | 'otherDay'
  /** The day of the code has not come yet. */
  | 'tooEarly'
  /** The day of the code was before yesterday. */
  | 'tooLate'
  | 'full'
  | 'finished'
  /** It takes nobody who has no seat yet. */
  | 'notOpen';

/** What a page knows of a check-in before anybody presses. */
export type CheckInFacts = {
  /** The day of the check-in, as yyyy-mm-dd; `undefined` where nothing has the number that the code names. */
  day: string | undefined;
  /** The days on which something is held. */
  days: readonly string[];
  isPresent: boolean;
  hasSeat: boolean;
  isFull: boolean;
  finishedAt: string | null;
};

/** What the page of a class knows: present is who attended on the code's date, where the class is held then (EVENT-17). */
export function eventCheckInFacts(
  {
    menus,
    attendanceAts,
    enrolledUserIds,
    maxCapacity,
    finishedAt,
  }: Pick<EventClass, 'menus' | 'attendanceAts' | 'enrolledUserIds' | 'maxCapacity' | 'finishedAt'>,
  date: string,
  personId: number,
): CheckInFacts {
  const days = menus.map(({ startDate }) => startDate);
  return {
    day: date,
    days,
    isPresent: attendanceAts.includes(date) && days.includes(date),
    hasSeat: enrolledUserIds.includes(personId),
    isFull: maxCapacity !== null && enrolledUserIds.length >= maxCapacity,
    finishedAt,
  };
}

/**
 * What the page of a training course knows of a check-in to its current menu: present is who attended that (EVENT-28). How many seats are
 * left it does not.
 */
export function trainingCheckInFacts({
  trainingCourse,
  currentMenu,
  isUserEnrolled,
  isUserAttendance,
}: Pick<
  TrainingCourseState,
  'trainingCourse' | 'currentMenu' | 'isUserEnrolled' | 'isUserAttendance'
>): CheckInFacts {
  return {
    day: currentMenu?.startDate,
    days: trainingCourse.menus.map(({ startDate }) => startDate),
    isPresent: isUserAttendance,
    hasSeat: isUserEnrolled,
    isFull: false,
    finishedAt: null,
  };
}

/** A code that was read without a network is sent later: on the next day at the latest, in ms. */
const lateBy = 24 * 3_600_000;

/** The day of a moment where the platform is; check-ins are counted by it. */
export const checkInDay = (now: number): string => dayOf(new Date(now), 'America/Sao_Paulo') ?? '';

/**
 * What is known to stand against a check-in before it is confirmed, in the order in which the server refuses: no seat left, finished,
 * then the day.
 */
export function checkInProblem(
  { day, days, hasSeat, isFull, finishedAt }: CheckInFacts,
  now: number,
): CheckInProblem | undefined {
  if (!hasSeat && isFull) return 'full';
  const end = finishedAt === null ? Number.POSITIVE_INFINITY : Date.parse(finishedAt);
  if (end + (hasSeat ? lateBy : 0) <= now) return 'finished';
  if (day === undefined || !days.includes(day)) return 'otherDay';
  return dayProblem(day, now);
}

function dayProblem(day: string, now: number): CheckInProblem | undefined {
  if (day > checkInDay(now)) return 'tooEarly';
  return day < checkInDay(now - lateBy) ? 'tooLate' : undefined;
}

/** A sitting of a class or a training course, and whether the person attended it. */
export type CheckInSitting = {
  startDate: string;
  /** HH:mm */
  startHour: string;
  /** HH:mm */
  endHour: string;
  isAttended: boolean;
};

/** Whether a sitting has begun and is not over, be it after midnight. */
export const isGoingOn = (sitting: CheckInSitting, now: number): boolean => stateOf(sitting, now) === 'now';

/**
 * The sitting that the check-in of a page is for: the named one while it can still be attended, else the one that is going on, else the
 * next of today that was not attended, else the last of today, rather one that was missed. `undefined` on other days.
 *
 * @param named what the address of the page names (EVENT-19, EVENT-28)
 */
export function sittingForCheckIn<Sitting extends CheckInSitting>(
  sittings: readonly Sitting[],
  now: number,
  named?: Sitting,
): Sitting | undefined {
  if (named && !named.isAttended && dayProblem(named.startDate, now) !== 'tooLate') return named;
  const inOrder = sittings.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  const goingOn = inOrder.filter((sitting) => isGoingOn(sitting, now));
  const today = inOrder.filter(({ startDate }) => startDate === checkInDay(now));
  return (
    goingOn.find(isMissing) ??
    goingOn[0] ??
    today.find((sitting) => isMissing(sitting) && stateOf(sitting, now) === 'today') ??
    today.findLast(isMissing) ??
    today.at(-1)
  );
}

const isMissing = ({ isAttended }: CheckInSitting) => !isAttended;

const startOf = ({ startDate, startHour }: CheckInSitting) => `${startDate} ${startHour}`;

const stateOf = (sitting: CheckInSitting, now: number) =>
  sittingStateOf({ ...sitting, id: 0, location: null }, undefined, new Date(now));

/** What a refusal of the server means for the person; `undefined` for one that only its sentence explains. */
export function refusedCheckIn(
  { code, fields }: Failure,
  day: string | undefined,
  now: number,
): CheckInProblem | undefined {
  switch (code) {
    case 'INVALID_TOKEN':
      return 'invalid';
    case 'MAX_CAPACITY_REACHED':
      return 'full';
    case 'EVENT_CLASS_FINISHED':
      return 'finished';
    case 'VALIDATION_ERROR':
      if (!fields?.date && !fields?.id) return 'notOpen';
      return (day && dayProblem(day, now)) || 'otherDay';
    default:
      return undefined;
  }
}
