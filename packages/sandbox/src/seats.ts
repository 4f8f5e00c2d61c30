import type { Call } from './call.ts';
import { refuse } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

type Place = { userId: number; classId: number | null; graduationId: number | null };

/** Takes one of the seats. Refuses finished ones, a second seat, and one more than there are. Call it in a transaction. */
export const takeSeat = (
  store: Store,
  { userId, classId, graduationId }: Place,
  { finishedAt, maxCapacity }: { finishedAt: string | null; maxCapacity: number | null },
  now: string,
) => {
  const place = classId === null ? { graduationId } : { classId };
  if (finishedAt && finishedAt <= now) refuse('EVENT_CLASS_FINISHED');
  if (store.find('seats', { userId, ...place })) refuse('ALREADY_ENROLLED');
  if (maxCapacity !== null && store.count('seats', place) >= maxCapacity) refuse('MAX_CAPACITY_REACHED');
  store.insert('seats', {
    userId,
    classId,
    graduationId,
    enrolledAt: now,
    attendedDates: [],
    attendedSittingIds: [],
  });
};

/** What a scanned code opens; refuses without a session, then without a code that is valid now. */
export const scannedCode = ({ store, me, bearer, now }: Call): Records['tokens'] => {
  const token = me && bearer ? store.find('tokens', { token: bearer, kind: 'check-in' }) : undefined;
  return token && token.expiresAt > now ? token : refuse('INVALID_TOKEN');
};
