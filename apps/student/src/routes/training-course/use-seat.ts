import type { Failure } from '@student/domain';
import { useEffect, useMemo, useState } from 'react';
import { useEnrolment } from '../../enrolment/use-enrolment.ts';

/** The person's seat in a training course, as it is shown, and what can be done with it. */
export type SeatInTraining = {
  isSeated: boolean;
  isBusy: boolean;
  /** Whether the person has just pressed for what is now so. */
  isFresh: boolean;
  isAskedToLeave: boolean;
  isLeavingRefused: boolean;
  failure: Failure | undefined;
  /** It may have been done all the same: no answer came. */
  isAnswerLost: boolean;
  take: () => void;
  ask: (isAsked: boolean) => void;
  leave: () => void;
};

/** @param isEnrolled what the server says of it by now */
export function useSeat(
  trainingCourseId: number,
  isEnrolled: boolean,
  { personId, onLeft }: { personId: number; onLeft: () => void },
): SeatInTraining {
  const place = useMemo(() => ({ kind: 'trainingCourse', trainingCourseId }) as const, [trainingCourseId]);
  const { actor, send, isAsking, ...seat } = useEnrolment(place, isEnrolled, personId);
  const [isTaken, setTaken] = useState(false);

  // What the flow tells.
  useEffect(() => {
    const saved = actor.on('seat.save', ({ isEnrolled: isSaved }) => {
      setTaken(isSaved);
      if (!isSaved) onLeft();
    });
    return () => saved.unsubscribe();
  }, [actor, onLeft]);

  return {
    ...seat,
    isFresh: isTaken && seat.isSeated && !seat.isBusy && !seat.failure,
    isAskedToLeave: isAsking,
    take: () => send({ type: 'seat.take' }),
    ask: (isAsked) => send({ type: isAsked ? 'seat.leave' : 'leave.cancel' }),
    leave: () => send({ type: 'leave.confirm' }),
  };
}
