import * as api from '@student/api-client';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { enrolInClass, refuseFinished, refuseOtherDays, scannedCode, seatAtTheDoor } from '../seats.ts';
import { classViews, eventViews, graduationEventView } from '../views/event.ts';

export const listEvents = reply(api.listEvents, ({ store, me, now }) => ({
  events: [
    ...eventViews(store, store.list('events', { isActive: true }), me.id, now),
    ...store.list('graduations').map((graduation) => graduationEventView(graduation, now)),
  ],
}));

export const listAttendedEvents = reply(api.listAttendedEvents, ({ store, me, now }) => {
  const seats = store.list('seats', { userId: me.id });
  const classIds = seats
    .filter(({ attendedDates }) => attendedDates.length > 0)
    .map(({ classId }) => classId);
  const eventIds = new Set(
    classIds.map((id) => (id === null ? undefined : store.get('eventClasses', id)?.eventId)),
  );
  const graduationIds = seats
    .filter(({ attendedSittingIds }) => attendedSittingIds.length > 0)
    .map(({ graduationId }) => graduationId);
  return {
    events: [
      ...eventViews(
        store,
        store.list('events').filter(({ id }) => eventIds.has(id)),
        me.id,
        now,
      ),
      ...store
        .list('graduations')
        .filter(({ id }) => graduationIds.includes(id))
        .map((graduation) => graduationEventView(graduation, now)),
    ],
  };
});

export const getEvent = reply(api.getEvent, ({ store, params, me, now }) => {
  const event = found(store.get('events', params.eventId));
  const classes = classViews(store, store.list('eventClasses', { eventId: event.id }), me.id, now);
  const view = found(eventViews(store, [event], me.id, now)[0]);
  return { event: { ...view, classes } };
});

export const enrollInEventClass = reply(api.enrollInEventClass, ({ store, me, params, now }) => {
  enrolInClass(store, me.id, found(store.get('eventClasses', params.classId)), now);
  return done;
});

export const unenrollFromEventClass = reply(api.unenrollFromEventClass, ({ store, me, params, now }) => {
  const group = found(store.get('eventClasses', params.classId));
  refuseFinished(group, now);
  const seat = store.find('seats', { userId: me.id, classId: group.id });
  if (!seat) return refuse('NOT_ENROLLED');
  store.remove('seats', seat.id);
  return done;
});

/** Takes the seat if need be and marks the day as attended. The code tells the class, the cookie the person. */
export const checkInToEvent = reply(api.checkInToEvent, (call) => {
  const { store, me, query, now } = call;
  const { classId } = scannedCode(call);
  const date = query.date('date') ?? query.required('date');
  const group = store.get('eventClasses', classId ?? 0) ?? refuse('INVALID_TOKEN');
  const place = { userId: me.id, classId: group.id, graduationId: null };
  const seat = seatAtTheDoor(store, place, group, now);
  refuseOtherDays(seat, group.sittings, date, now, 'date');
  store.patch('seats', seat.id, { attendedDates: [...new Set([...seat.attendedDates, date])] });
  return { enrolled: true, attendance: true };
});
