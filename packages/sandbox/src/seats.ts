import { enrolmentProblem, unenrolmentProblem } from '@student/domain';
import type { Call } from './call.ts';
import { dayOf, isOver } from './clock.ts';
import { isClassClosed } from './contents/access.ts';
import { Refusal, refuse, refuseInvalid, violation } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

type Place = { userId: number; classId: number | null; graduationId: number | null };

type Hall = { finishedAt: string | null; maxCapacity: number | null };

/**
 * Takes one of the seats. Refuses a second one, one more than there are, and those of a finished class, in this order
 * (EVENT-11).
 */
export const takeSeat = (
  store: Store,
  { userId, classId, graduationId }: Place,
  hall: Hall,
  now: string,
): Records['seats'] => {
  const place = classId === null ? { graduationId } : { classId };
  const enrolledUserIds = store.list('seats', place).map((seat) => seat.userId);
  const problem = enrolmentProblem({ ...hall, ...untilNow(hall, now), enrolledUserIds }, userId);
  if (problem) refuse(problem);
  return store.insert('seats', {
    userId,
    classId,
    graduationId,
    enrolledAt: now,
    attendedDates: [],
    attendedSittingIds: [],
  });
};

/** Enrols in a class: what `takeSeat` refuses, then what is not open to enrolling, then what lies outside the time for it. */
export const enrolInClass = (store: Store, userId: number, hall: Records['eventClasses'], now: string) => {
  takeSeat(store, { userId, classId: hall.id, graduationId: null }, hall, now);
  refuseUnopened(store, hall);
  if (now < hall.enrollmentStartDateTime) refuseEnrolment('As inscrições para esta turma ainda não abriram.');
  if (now > hall.enrollmentEndDateTime) refuseEnrolment('As inscrições para esta turma já se encerraram.');
};

/** A class that is for those who were given a seat, or that or whose event is not published, gives nobody a seat. */
const refuseUnopened = (store: Store, hall: Records['eventClasses']) => {
  if (!hall.isPublic || isClassClosed(store, hall))
    refuseEnrolment('Esta turma não está aberta a inscrições.');
};

/** The contract has no code of its own for it. */
const refuseEnrolment = (sentence: string) => {
  throw new Refusal('VALIDATION_ERROR', sentence);
};

/** A code that was read where there was no network is sent later: on the next day at the latest. */
const lateBy = 24 * 3_600_000;

/**
 * The seat of who stands at the door with a scanned code: theirs, or one that is left. The time for enrolling does not
 * matter there. Refuses a full one, then a finished one, and a new seat in what is open to nobody.
 */
export const seatAtTheDoor = (store: Store, place: Place, hall: Hall, now: string): Records['seats'] => {
  const { userId, classId, graduationId } = place;
  const seat = store.find('seats', classId === null ? { userId, graduationId } : { userId, classId });
  if (!seat) {
    const taken = takeSeat(store, place, hall, now);
    const group = classId === null ? undefined : store.get('eventClasses', classId);
    if (group) refuseUnopened(store, group);
    return taken;
  }
  // A code that was read on the last day may come a day later.
  refuseFinished(hall, new Date(Date.parse(now) - lateBy).toISOString());
  return seat;
};

/**
 * Refuses attendance on a day that is none of the training's, that has not come yet, that is over since yesterday, or on which
 * the person had no seat yet.
 */
export const refuseOtherDays = (
  { enrolledAt }: Records['seats'],
  sittings: readonly { startDate: string }[],
  date: string | undefined,
  now: string,
  field: string,
) => {
  const isHeld = sittings.some(({ startDate }) => startDate === date);
  const yesterday = dayOf(new Date(Date.parse(now) - lateBy));
  if (!date || !isHeld || date > dayOf(now) || date < yesterday || date < dayOf(enrolledAt))
    refuseInvalid([violation('VALIDATION_ERROR', field, 'Não há presença a registrar nesta data.')]);
};

/** Refuses what a finished class or training course no longer allows: leaving it, or being checked in. */
export const refuseFinished = (hall: { finishedAt: string | null }, now: string) => {
  const problem = unenrolmentProblem(untilNow(hall, now));
  if (problem) refuse(problem);
};

/** An end that lies ahead has not come yet. */
const untilNow = ({ finishedAt }: { finishedAt: string | null }, now: string) => ({
  finishedAt: isOver(finishedAt, now) ? finishedAt : null,
});

/** What a scanned code opens; refuses without a session, then without a confirmation, then without a code that is valid now. */
export const scannedCode = ({ store, me, bearer, now, query }: Call): Records['tokens'] => {
  if (me && query.text('confirmation') !== 'true')
    refuseInvalid([violation('VALIDATION_ERROR', 'confirmation')]);
  const token = me && bearer ? store.find('tokens', { token: bearer, kind: 'check-in' }) : undefined;
  return token && token.expiresAt > now ? token : refuse('INVALID_TOKEN');
};
