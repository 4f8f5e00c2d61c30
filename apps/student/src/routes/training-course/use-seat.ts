import type { Failure } from '@student/domain';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { heardBy } from '../../platform.ts';
import { useServices } from '../../services.ts';
import { providedEnrolment } from './enrolment.provided.ts';

/** The person's seat in a training course, as it is shown, and what can be done with it. */
export type SeatInTraining = {
  isSeated: boolean;
  isBusy: boolean;
  /** Whether the person has just pressed for what is now so. */
  isFresh: boolean;
  isAskedToLeave: boolean;
  failure: Failure | undefined;
  take: () => void;
  ask: (isAsked: boolean) => void;
  leave: () => void;
};

/** @param isEnrolled what the server says of it by now */
export function useSeat(
  trainingCourseId: number,
  isEnrolled: boolean,
  { onLeft }: { onLeft: () => void },
): SeatInTraining {
  const services = useServices();
  const [machine] = useState(() => providedEnrolment(services));
  const [state, send, actor] = useMachine(machine, {
    input: { seat: { kind: 'trainingCourse', trainingCourseId }, isEnrolled },
    ...heardBy(services.platform),
  });
  const [isFresh, setFresh] = useState(false);

  // What is read later than it was begun: enrolled elsewhere, or checked in.
  useEffect(() => send({ type: 'seat.learn', isEnrolled }), [send, isEnrolled]);

  // What the flow tells.
  useEffect(() => {
    const saved = actor.on('seat.save', ({ isEnrolled: isSaved }) => {
      setFresh(isSaved);
      if (!isSaved) onLeft();
    });
    return () => saved.unsubscribe();
  }, [actor, onLeft]);

  return {
    isSeated: state.hasTag('seated'),
    isBusy: state.hasTag('busy'),
    isFresh: isFresh && state.matches('enrolled'),
    isAskedToLeave: state.matches('askingToLeave'),
    failure: state.context.failure,
    take: () => send({ type: 'seat.take' }),
    ask: (isAsked) => send({ type: isAsked ? 'seat.leave' : 'leave.cancel' }),
    leave: () => send({ type: 'leave.confirm' }),
  };
}
