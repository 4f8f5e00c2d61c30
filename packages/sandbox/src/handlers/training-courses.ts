import * as api from '@student/api-client';
import { shownName } from '@student/domain';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { refuseFinished, refuseOtherDays, scannedCode, seatAtTheDoor, takeSeat } from '../seats.ts';
import { percentageOf } from '../views/event.ts';
import { graduationView } from '../views/graduation.ts';
import { peopleOf } from '../views/person.ts';

export const getTrainingCourse = reply(api.getTrainingCourse, ({ store, params }) => {
  const graduation = found(store.get('graduations', params.id));
  const seats = store.list('seats', { graduationId: graduation.id });
  const ids = seats.map(({ userId }) => userId);
  const people = new Map(peopleOf(store, ids).map((person) => [person.id, person]));
  const users = seats.map(({ userId, attendedSittingIds }) => {
    const person = people.get(userId);
    return {
      id: userId,
      name: person ? shownName(person) : '',
      image: person?.image ?? null,
      percentageUser: percentageOf(graduation, attendedSittingIds),
      attendanceAts: attendedSittingIds,
    };
  });
  return { graduation: { ...graduationView(graduation), menus: graduation.sittings }, users };
});

export const enrollInTrainingCourse = reply(api.enrollInTrainingCourse, ({ store, me, params, now }) => {
  const graduation = found(store.get('graduations', params.id));
  takeSeat(store, { userId: me.id, classId: null, graduationId: graduation.id }, graduation, now);
  return done;
});

export const unenrollFromTrainingCourse = reply(
  api.unenrollFromTrainingCourse,
  ({ store, me, params, now }) => {
    const graduation = found(store.get('graduations', params.id));
    refuseFinished(graduation, now);
    const seat = store.find('seats', { userId: me.id, graduationId: graduation.id });
    if (!seat) return refuse('NOT_ENROLLED');
    store.remove('seats', seat.id);
    return done;
  },
);

/** The code tells the training course, `id` the sitting, the cookie the person. */
export const checkInToTrainingCourse = reply(api.checkInToTrainingCourse, (call) => {
  const { store, me, query, now } = call;
  const { graduationId } = scannedCode(call);
  const sittingId = query.number('id') ?? Number(query.required('id'));
  const graduation = store.get('graduations', graduationId ?? 0) ?? refuse('INVALID_TOKEN');
  const sitting = graduation.sittings.find(({ id }) => id === sittingId) ?? refuse('INVALID_TOKEN');
  const place = { userId: me.id, classId: null, graduationId: graduation.id };
  const seat = seatAtTheDoor(store, place, graduation, now);
  refuseOtherDays(seat, [sitting], sitting.startDate, now, 'id');
  store.patch('seats', seat.id, {
    attendedSittingIds: [...new Set([...seat.attendedSittingIds, sittingId])],
  });
  return { enrolled: true, attendance: true };
});
