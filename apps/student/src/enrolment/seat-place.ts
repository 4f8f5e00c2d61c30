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
import { usersWithSeat, withSeat } from '@student/domain';
import type { Seat } from '@student/machines';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf, type QueriesAt } from '../queries/endpoint-query.ts';
import { tracksStale } from '../queries/tracks-stale.ts';
import type { Request } from '../request.ts';

/** Who takes a seat, as they are shown among those who have one. */
export type SeatHolder = { id: number; name: string; imageUrl: string | null };

/** Where a person has a seat or may take one. Another kind of seat is another one of these. */
export type SeatPlace = {
  /** Tells it apart from the person's other seats. */
  name: string;
  enrol: (request: Request) => Promise<unknown>;
  leave: (request: Request) => Promise<unknown>;
  /** What it is called, as far as it was read. */
  titleIn: (queryClient: QueryClient) => string | undefined;
  /** Writes into what was read that the person has a seat, or none. */
  showIn: (queryClient: QueryClient, holder: SeatHolder, isEnrolled: boolean) => void;
  /** What the server answers otherwise once a seat was taken or given back. */
  stale: readonly QueriesAt[];
};

export const placeOf = (seat: Seat): SeatPlace =>
  seat.kind === 'eventClass' ? classPlace(seat) : trainingCoursePlace(seat);

/** A class of an event (EVENT-05, EVENT-06). */
function classPlace({ eventId, classId }: Extract<Seat, { kind: 'eventClass' }>): SeatPlace {
  const { queryKey } = endpointQuery(getEvent, { params: { eventId } });
  return {
    name: `class ${classId}`,
    enrol: (request) => request(enrollInEventClass, { params: { classId } }),
    leave: (request) => request(unenrollFromEventClass, { params: { classId } }),
    titleIn: (queryClient) => queryClient.getQueryData(queryKey)?.name,
    showIn: (queryClient, { id }, isEnrolled) =>
      queryClient.setQueryData(
        queryKey,
        (event) =>
          event && {
            ...event,
            classes: event.classes.map((eventClass) =>
              eventClass.id === classId ? withSeat(eventClass, id, isEnrolled) : eventClass,
            ),
          },
      ),
    stale: [
      { queryKey, exact: true },
      { queryKey: keyOf(listEventContents, { params: { eventId, classId } }), exact: true },
      { queryKey: keyOf(listEvents) },
      tracksStale,
    ],
  };
}

/** A training course (EVENT-24, EVENT-25). */
function trainingCoursePlace({ trainingCourseId }: Extract<Seat, { kind: 'trainingCourse' }>): SeatPlace {
  const call = { params: { id: trainingCourseId } };
  const { queryKey } = endpointQuery(getTrainingCourse, call);
  return {
    name: `training course ${trainingCourseId}`,
    enrol: (request) => request(enrollInTrainingCourse, call),
    leave: (request) => request(unenrollFromTrainingCourse, call),
    titleIn: (queryClient) => queryClient.getQueryData(queryKey)?.graduation.title,
    showIn: (queryClient, holder, isEnrolled) =>
      queryClient.setQueryData(
        queryKey,
        (answer) => answer && { ...answer, users: [...usersWithSeat(answer.users, holder, isEnrolled)] },
      ),
    stale: [{ queryKey, exact: true }, { queryKey: keyOf(listEvents) }, tracksStale],
  };
}
