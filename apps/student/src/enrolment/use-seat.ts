import { type Person, shownName } from '@student/domain';
import type { Seat } from '@student/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { takeUpEnrolment } from './enrolments.ts';
import { placeOf, type SeatHolder } from './seat-place.ts';

/** Options of what a seat is read from: one that was taken or given back in another tab is noticed once this one is looked at again. */
export const readOnReturn = { refetchOnWindowFocus: 'always' } as const;

/** A person's seat as it is shown, and what they can do with it. */
export type OwnSeat = ReturnType<typeof useSeat>;

const holderOf = (person: Person | undefined): SeatHolder => ({
  id: person?.id ?? 0,
  name: person ? shownName(person) : '',
  imageUrl: person?.imageUrl ?? null,
});

/** Who is signed in, as the holder of a seat. */
export const useSeatHolder = (): SeatHolder => holderOf(usePerson());

/**
 * The person's seat in a class or in a training course (EVENT-05, EVENT-06, EVENT-24, EVENT-25).
 *
 * @param isEnrolled what was read of it last
 */
export function useSeat(seat: Seat, isEnrolled: boolean, holder: SeatHolder) {
  const services = useServices();
  const { actor, show } = takeUpEnrolment(services, { seat, isEnrolled, holder });
  const { name } = placeOf(seat);
  const [taken, setTaken] = useState<string>();

  // The enrolments of the session: while a page shows one, what becomes of it is told there.
  useEffect(show, [show]);

  // What was read anew; the statechart decides what it means.
  useEffect(() => actor.send({ type: 'seat.learn', isEnrolled }), [actor, isEnrolled]);

  // That the person has pressed for what is now so, which the statechart tells once.
  useEffect(() => {
    const saved = actor.on('seat.save', (now) => setTaken(now.isEnrolled ? name : undefined));
    return () => saved.unsubscribe();
  }, [actor, name]);

  const snapshot = useSelector(actor, (now) => now);
  const { failure, isAnswerLost } = snapshot.context;
  const [isSeated, isBusy] = [snapshot.hasTag('seated'), snapshot.hasTag('busy')];
  const isLeavingRefused = snapshot.matches({ resting: 'leavingRefused' });
  return {
    kind: seat.kind,
    isSeated,
    isBusy,
    /** Whether the person has just taken it. */
    isFresh: taken === name && isSeated && !isBusy && !failure,
    isAskedToLeave: snapshot.matches({ resting: 'askingToLeave' }),
    /** Whether the last call was one to leave, so far as it is under way or refused. */
    isLeaving: isLeavingRefused || snapshot.matches('leaving'),
    isLeavingRefused,
    /** Why the last press came to nothing. */
    failure,
    /** It may have been done all the same: no answer came. */
    isAnswerLost,
    take: () => actor.send({ type: 'seat.take' }),
    askToLeave: (isAsked: boolean) => actor.send({ type: isAsked ? 'seat.leave' : 'leave.cancel' }),
    leave: () => actor.send({ type: 'leave.confirm' }),
  };
}
