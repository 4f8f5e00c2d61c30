import { type EventClass, type EventWithClasses, withSeat } from '@student/domain';
import { useEffect } from 'react';
import { useEnrolment } from '../../enrolment/use-enrolment.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { notThere } from '../../shell/not-there.ts';

export type OwnSeat = ReturnType<typeof useEnrolment>;

/** One class of an event as it is shown: with the person in it from the press on, and the event with this class in it. */
export type ShownClass = { event: EventWithClasses; eventClass: EventClass; seat: OwnSeat; personId: number };

/** @throws what leads to the not-found page where the event has no such class (EVENT-01) */
export function useClass(event: EventWithClasses, classId: number): ShownClass {
  const { messages } = useServices();
  const personId = usePerson()?.id ?? 0;
  const read = event.classes.find(({ id }) => id === classId);
  if (!read) throw notThere();
  const isEnrolled = read.enrolledUserIds.includes(personId);
  const seat = useEnrolment({ kind: 'eventClass', eventId: event.id, classId }, isEnrolled, personId);
  const { actor, isSeated } = seat;

  // The statechart, which stands outside of React: that a seat was given back is told, since its button is gone.
  useEffect(() => {
    const saved = actor.on('seat.save', (told) => {
      if (!told.isEnrolled) messages.succeed(words.left);
    });
    return () => saved.unsubscribe();
  }, [actor, messages]);

  const eventClass = isSeated === isEnrolled ? read : withSeat(read, personId, isSeated);
  const classes = event.classes.map((one) => (one.id === classId ? eventClass : one));
  return { event: { ...event, classes }, eventClass, seat, personId };
}
