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
