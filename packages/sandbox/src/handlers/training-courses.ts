import * as api from '@student/api-client';
import { shownName } from '@student/domain';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { refuseFinished, scannedCode, takeSeat } from '../seats.ts';
import { percentageOf } from '../views/event.ts';
import { graduationView } from '../views/graduation.ts';

export const getTrainingCourse = reply(api.getTrainingCourse, ({ store, params }) => {
  const graduation = found(store.get('graduations', params.id));
  const users = store.list('seats', { graduationId: graduation.id }).map(({ userId, attendedSittingIds }) => {
    const person = store.get('people', userId);
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
  store.transaction(() =>
    takeSeat(store, { userId: me.id, classId: null, graduationId: graduation.id }, graduation, now),
  );
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
  if (!graduation.sittings.some(({ id }) => id === sittingId)) refuse('INVALID_TOKEN');
  refuseFinished(graduation, now);
  store.transaction(() => {
    const where = { userId: me.id, graduationId: graduation.id };
    const seat =
      store.find('seats', where) ??
      store.insert('seats', {
        ...where,
        classId: null,
        enrolledAt: now,
        attendedDates: [],
        attendedSittingIds: [],
      });
    store.patch('seats', seat.id, {
      attendedSittingIds: [...new Set([...seat.attendedSittingIds, sittingId])],
    });
  });
  return { enrolled: true, attendance: true };
});
