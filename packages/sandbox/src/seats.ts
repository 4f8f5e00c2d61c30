import { enrolmentProblem, unenrolmentProblem } from '@student/domain';
import type { Call } from './call.ts';
import { refuse } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

type Place = { userId: number; classId: number | null; graduationId: number | null };

/** Takes one of the seats. Refuses a second one, one more than there are, and those of a finished class. Call it in a transaction. */
export const takeSeat = (
  store: Store,
  { userId, classId, graduationId }: Place,
  hall: { finishedAt: string | null; maxCapacity: number | null },
  now: string,
) => {
  const place = classId === null ? { graduationId } : { classId };
  const enrolledUserIds = store.list('seats', place).map((seat) => seat.userId);
  const problem = enrolmentProblem({ ...hall, ...untilNow(hall, now), enrolledUserIds }, userId);
  if (problem) refuse(problem);
  store.insert('seats', {
    userId,
    classId,
    graduationId,
    enrolledAt: now,
    attendedDates: [],
    attendedSittingIds: [],
  });
};

/** Refuses what a finished class or training course no longer allows: leaving it, or being checked in. */
export const refuseFinished = (hall: { finishedAt: string | null }, now: string) => {
  const problem = unenrolmentProblem(untilNow(hall, now));
  if (problem) refuse(problem);
};

/** An end that lies ahead has not come yet. */
const untilNow = ({ finishedAt }: { finishedAt: string | null }, now: string) => ({
  finishedAt: finishedAt !== null && finishedAt <= now ? finishedAt : null,
});

/** What a scanned code opens; refuses without a session, then without a code that is valid now. */
export const scannedCode = ({ store, me, bearer, now }: Call): Records['tokens'] => {
  const token = me && bearer ? store.find('tokens', { token: bearer, kind: 'check-in' }) : undefined;
  return token && token.expiresAt > now ? token : refuse('INVALID_TOKEN');
};
