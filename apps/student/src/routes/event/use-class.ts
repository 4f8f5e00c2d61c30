import { type EventClass, type EventWithClasses, withSeat } from '@student/domain';
import { type OwnSeat, useSeat, useSeatHolder } from '../../enrolment/use-seat.ts';
import { notThere } from '../../shell/not-there.ts';

/** One class of an event as it is shown: with the person in it from the press on, and the event with this class in it. */
export type ShownClass = { event: EventWithClasses; eventClass: EventClass; seat: OwnSeat; personId: number };

/** @throws what leads to the not-found page where the event has no such class (EVENT-01) */
export function useClass(event: EventWithClasses, classId: number): ShownClass {
  const holder = useSeatHolder();
  const personId = holder.id;
  const read = event.classes.find(({ id }) => id === classId);
  if (!read) throw notThere();
  const isEnrolled = read.enrolledUserIds.includes(personId);
  const seat = useSeat({ kind: 'eventClass', eventId: event.id, classId }, isEnrolled, holder);
  const eventClass = seat.isSeated === isEnrolled ? read : withSeat(read, personId, seat.isSeated);
  const classes = event.classes.map((other) => (other.id === classId ? eventClass : other));
  return { event: { ...event, classes }, eventClass, seat, personId };
}
