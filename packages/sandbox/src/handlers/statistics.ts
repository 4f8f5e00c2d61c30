import * as api from '@student/api-client';
import { dayOf } from '../clock.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';
import { userView } from '../views/person.ts';

/** Hours watched and courses finished, weighed; the first twenty people. */
export const listStudentEngagement = reply(api.listStudentEngagement, ({ store }) => {
  const finished = new Map<number, number>();
  for (const { userId, finishedAt } of store.list('enrolments')) {
    if (finishedAt) finished.set(userId, (finished.get(userId) ?? 0) + 1);
  }
  const students = store
    .list('people')
    .map(({ id, name, image, totalWatched }) => ({
      id,
      name,
      image,
      engagement: Math.round(totalWatched / 360) / 10 + 10 * (finished.get(id) ?? 0),
    }))
    .sort((one, other) => other.engagement - one.engagement || one.name.localeCompare(other.name, 'pt-BR'));
  return { students: students.slice(0, 20).map((student, at) => ({ ...student, position: at + 1 })) };
});

export const getMyStatistics = reply(api.getMyStatistics, ({ store, me }) => {
  const { completeCourses, totalWatched, certificateGenerated, decoins } = userView(store, me);
  return { completeCourses, totalWatched, certificateGenerated, decoins };
});

/** One number for each day of the period, days without an access too, the oldest first. */
export const listMyAccesses = reply(api.listMyAccesses, ({ store, me, query, now }) => {
  query.oneOf('period', ['day']);
  const interval = query.number('interval') ?? 14;
  if (interval < 1 || interval > 366) refuseInvalid([violation('VALIDATION_ERROR', 'interval')]);
  const quantityOn = new Map(
    store.list('accesses', { userId: me.id }).map((one) => [one.date, one.quantity]),
  );
  const days = Array.from({ length: interval }, (_, at) => daysBefore(now, interval - 1 - at));
  return { accesses: days.map((date) => ({ date, quantity: quantityOn.get(date) ?? 0 })) };
});

const daysBefore = (now: string, days: number): string =>
  dayOf(new Date(Date.parse(now) - days * 86_400_000));
