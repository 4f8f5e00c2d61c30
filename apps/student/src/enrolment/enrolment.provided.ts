import {
  enrollInEventClass,
  enrollInTrainingCourse,
  getEvent,
  getTrainingCourse,
  listEventContents,
  listEvents,
  unenrollFromEventClass,
  unenrollFromTrainingCourse,
} from '@student/api-client';
import { type EventWithClasses, withSeat } from '@student/domain';
import { enrolmentMachine, filled, type Seat } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { heardBy } from '../platform.ts';
import { keyOf, type QueriesAt } from '../queries/endpoint-query.ts';
import type { Request } from '../request.ts';
import type { Services } from '../services.ts';

export type EnrolmentActor = ActorRefFrom<typeof enrolmentMachine>;

/** Takes a seat in a class (EVENT-05) or in a training course (EVENT-24). */
const enrolIn = (request: Request, seat: Seat): Promise<unknown> =>
  seat.kind === 'eventClass'
    ? request(enrollInEventClass, { params: { classId: seat.classId } })
    : request(enrollInTrainingCourse, { params: { id: seat.trainingCourseId } });

/** Gives it back (EVENT-06, EVENT-25). */
const leave = (request: Request, seat: Seat): Promise<unknown> =>
  seat.kind === 'eventClass'
    ? request(unenrollFromEventClass, { params: { classId: seat.classId } })
    : request(unenrollFromTrainingCourse, { params: { id: seat.trainingCourseId } });

/** What holds the seats of a class or of a training course. */
const placeOf = (seat: Seat): QueriesAt => ({
  queryKey:
    seat.kind === 'eventClass'
      ? keyOf(getEvent, { params: { eventId: seat.eventId } })
      : keyOf(getTrainingCourse, { params: { id: seat.trainingCourseId } }),
  exact: true,
});

/** What the server answers otherwise once a seat was taken or given back; what is drawn of it is read anew at once. */
const staleAfterSeat = (seat: Seat): readonly QueriesAt[] => [
  placeOf(seat),
  ...(seat.kind === 'eventClass'
    ? [{ queryKey: keyOf(listEventContents, { params: seat }), exact: true }]
    : []),
  { queryKey: keyOf(listEvents) },
];

/**
 * The statechart of a person's seat, with the server behind it. It goes on when its page is left: a seat that is being taken is taken.
 * What it changes is written into what was read before, so that the page does not wait for the next answer.
 */
export function beginEnrolment(
  services: Services,
  input: { seat: Seat; isEnrolled: boolean },
  personId: number,
): EnrolmentActor {
  const { request, queryClient, platform } = services;
  const machine = enrolmentMachine.provide({
    actors: {
      enrol: filled((seat) => enrolIn(request, seat)),
      leave: filled((seat) => leave(request, seat)),
    },
  });
  const enrolment = createActor(machine, { input, ...heardBy(platform) });
  const { seat } = input;
  const readAnew = () => {
    for (const stale of staleAfterSeat(seat)) void queryClient.invalidateQueries(stale);
  };
  enrolment.on('seat.save', ({ isEnrolled }) => {
    if (seat.kind === 'eventClass')
      queryClient.setQueryData<EventWithClasses>(
        placeOf(seat).queryKey,
        (event) =>
          event && {
            ...event,
            classes: event.classes.map((one) =>
              one.id === seat.classId ? withSeat(one, personId, isEnrolled) : one,
            ),
          },
      );
    readAnew();
  });
  // Who was refused may see what no longer is, and after a lost answer only the server knows.
  enrolment.on('seat.correct', readAnew);
  enrolment.on('seat.fail', readAnew);
  return enrolment.start();
}
