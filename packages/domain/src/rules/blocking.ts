type Released = { releaseStartDate: string | null; releaseEndDate: string | null };

/** Why a blocked course is closed: it opens `later`, its time is `over`, or it is closed `now` for no reason that it tells. */
export type Blocking = { reason: 'now'; date: undefined } | { reason: 'later' | 'over'; date: string };

/** Reads from a blocked course's dates why it is closed at `now`, in ms since 1970 (COURSE-02). */
export function blockingOf({ releaseStartDate, releaseEndDate }: Released, now: number): Blocking {
  if (releaseStartDate && Date.parse(releaseStartDate) > now)
    return { reason: 'later', date: releaseStartDate };
  if (releaseEndDate && Date.parse(releaseEndDate) <= now) return { reason: 'over', date: releaseEndDate };
  return { reason: 'now', date: undefined };
}
