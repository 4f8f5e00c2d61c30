type EnrolmentCode = 'ALREADY_ENROLLED' | 'MAX_CAPACITY_REACHED' | 'EVENT_CLASS_FINISHED';

/**
 * Refuses enrolling in an event class: already in, then full, then finished (EVENT-07 to EVENT-09, EVENT-11). A class
 * without a capacity is never full.
 */
export function enrolmentProblem(
  eventClass: { maxCapacity?: number | null; enrolledUserIds: readonly number[]; finishedAt?: unknown },
  personId: number,
): EnrolmentCode | undefined {
  if (eventClass.enrolledUserIds.includes(personId)) return 'ALREADY_ENROLLED';
  if (eventClass.maxCapacity != null && eventClass.enrolledUserIds.length >= eventClass.maxCapacity)
    return 'MAX_CAPACITY_REACHED';
  return eventClass.finishedAt ? 'EVENT_CLASS_FINISHED' : undefined;
}

/** Refuses leaving a finished class (EVENT-10). */
export function unenrolmentProblem(eventClass: { finishedAt?: unknown }): 'EVENT_CLASS_FINISHED' | undefined {
  return eventClass.finishedAt ? 'EVENT_CLASS_FINISHED' : undefined;
}

/** What is open to enrolling, and when: dates are instants. `null` where nothing is said, which closes nothing. */
type OpenClass = {
  isActive: boolean | null;
  isPublic: boolean | null;
  enrollmentStartDateTime: string | null;
  enrollmentEndDateTime: string | null;
};

type SeatedClass = {
  maxCapacity: number | null;
  enrolledUserIds: readonly number[];
  finishedAt: string | null;
};

/**
 * Why nobody gets a seat in a class, as far as it is known before asking: what the server refuses by a code, then that it is `closed`
 * to enrolling, that enrolling begins `later`, or that its time is `over`.
 */
export type EnrolmentBlock =
  | { reason: 'refused'; code: EnrolmentCode }
  | { reason: 'closed' }
  | { reason: 'later' | 'over'; date: string };

/** Whether a class has ended at `now`, in ms since 1970; an end that lies ahead has not come yet (EVENT-09). */
export const isFinishedClass = ({ finishedAt }: { finishedAt: string | null }, now: number): boolean =>
  finishedAt !== null && Date.parse(finishedAt) <= now;

/**
 * Reads why a person gets no seat in a class at `now`, in ms since 1970 (EVENT-07 to EVENT-09, EVENT-11). The first and the last moment
 * of the time for enrolling belong to it.
 */
export function enrolmentBlockOf(
  event: { isActive: boolean | null },
  eventClass: SeatedClass & OpenClass,
  personId: number,
  now: number,
): EnrolmentBlock | undefined {
  const finishedAt = isFinishedClass(eventClass, now) ? eventClass.finishedAt : null;
  const code = enrolmentProblem({ ...eventClass, finishedAt }, personId);
  if (code) return { reason: 'refused', code };
  if ([event.isActive, eventClass.isActive, eventClass.isPublic].includes(false)) return { reason: 'closed' };
  const { enrollmentStartDateTime: start, enrollmentEndDateTime: end } = eventClass;
  if (start && now < Date.parse(start)) return { reason: 'later', date: start };
  if (end && now > Date.parse(end)) return { reason: 'over', date: end };
  return undefined;
}

/** How many seats are left; `undefined` where there is no end of them (EVENT-08). */
export function seatsLeft({
  maxCapacity,
  enrolledUserIds,
}: Pick<SeatedClass, 'maxCapacity' | 'enrolledUserIds'>): number | undefined {
  return maxCapacity === null ? undefined : Math.max(0, maxCapacity - enrolledUserIds.length);
}

/** Takes a person into a class or out of it, as the server does: who leaves has attended nothing (EVENT-05, EVENT-06). */
export function withSeat<
  Seated extends { enrolledUserIds: readonly number[]; attendanceAts: readonly string[] },
>(eventClass: Seated, personId: number, isEnrolled: boolean): Seated {
  const others = eventClass.enrolledUserIds.filter((id) => id !== personId);
  return isEnrolled
    ? { ...eventClass, enrolledUserIds: [...others, personId] }
    : { ...eventClass, enrolledUserIds: others, attendanceAts: [] };
}
