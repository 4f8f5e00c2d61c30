import type { Seat } from '@student/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type Services, useServices } from '../services.ts';
import type { Session } from '../session/session.ts';
import { beginEnrolment, type EnrolmentActor } from './enrolment.provided.ts';

type Begun = { begun: number; actors: Map<string, EnrolmentActor> };

/** The seats that the person of a session looks at or has pressed for: one press is one call, however often its page is opened meanwhile. */
const all = new WeakMap<Session, Begun>();

const nameOf = (seat: Seat) =>
  seat.kind === 'eventClass' ? `class ${seat.classId}` : `training course ${seat.trainingCourseId}`;

function actorsOf({ session, ended }: Services): Map<string, EnrolmentActor> {
  const begun = session.begun();
  const known = all.get(session);
  if (known?.begun === begun) return known.actors;
  const stop = (actors: Iterable<EnrolmentActor>) => {
    for (const actor of actors) actor.stop();
  };
  // What somebody else has pressed in this tab is none of who is there now.
  stop(known?.actors.values() ?? []);
  const actors = new Map<string, EnrolmentActor>();
  all.set(session, { begun, actors });
  ended.addEventListener('abort', () => stop(actors.values()), { once: true });
  return actors;
}

function enrolmentOf(services: Services, seat: Seat, isEnrolled: boolean, personId: number): EnrolmentActor {
  const actors = actorsOf(services);
  const actor = actors.get(nameOf(seat)) ?? beginEnrolment(services, { seat, isEnrolled }, personId);
  actors.set(nameOf(seat), actor);
  return actor;
}

/**
 * A person's seat in a class or in a training course: what is shown of it, and the statechart to tell what the person does. `isEnrolled`
 * is what was read of it last.
 */
export function useEnrolment(seat: Seat, isEnrolled: boolean, personId: number) {
  const services = useServices();
  const actor = enrolmentOf(services, seat, isEnrolled, personId);
  const name = nameOf(seat);

  // The seats of the session: one that nothing is on its way for begins anew when its page is opened again.
  useEffect(
    () => () => {
      const actors = actorsOf(services);
      if (actors.get(name) === actor && !actor.getSnapshot().hasTag('busy')) actors.delete(name);
    },
    [services, name, actor],
  );

  // What was read anew; the statechart decides what it means.
  useEffect(() => actor.send({ type: 'seat.learn', isEnrolled }), [actor, isEnrolled]);

  const snapshot = useSelector(actor, (now) => now);
  return {
    actor,
    send: actor.send,
    isSeated: snapshot.hasTag('seated'),
    isBusy: snapshot.hasTag('busy'),
    isAsking: snapshot.matches({ resting: 'askingToLeave' }),
    isLeavingRefused: snapshot.matches({ resting: 'leavingRefused' }),
    /** Why the last press came to nothing. */
    failure: snapshot.context.failure,
    /** It may have been done all the same: no answer came. */
    isAnswerLost: snapshot.context.isAnswerLost,
  };
}
