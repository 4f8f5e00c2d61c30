import * as api from '@student/api-client';
import { dayOf } from '../clock.ts';
import { alphabet } from '../paging.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';
import { userView } from '../views/person.ts';

/** So many stand in the ranking. */
const ranked = 20;

/** Hours watched and courses finished, weighed; the first twenty people. Of the others only numbers are read. */
export const listStudentEngagement = reply(api.listStudentEngagement, ({ store }) => {
  const finished = store.tally('enrolments', 'userId', { finishedAt: { isNull: false } });
  const engagementOf = new Map(
    [...store.column('people', 'totalWatched')].map(([id, seconds]) => [
      id,
      Math.round(seconds / 360) / 10 + 10 * (finished.get(id)?.count ?? 0),
    ]),
  );
  const least =
    [...engagementOf.values()]
      .sort((one, other) => other - one)
      .slice(0, ranked)
      .at(-1) ?? 0;
  // Whoever has as much as the last one may stand before them by name.
  const ids = [...engagementOf].flatMap(([id, engagement]) => (engagement >= least ? [id] : []));
  const names = store.column('people', 'name', { id: { oneOf: ids } });
  const first = ids
    .map((id) => ({ id, name: names.get(id) ?? '', engagement: engagementOf.get(id) ?? 0 }))
    .sort((one, other) => other.engagement - one.engagement || alphabet.compare(one.name, other.name))
    .slice(0, ranked);
  const people = store.list('people', { id: { oneOf: first.map(({ id }) => id) } });
  const images = new Map(people.map(({ id, image }) => [id, image]));
  return {
    students: first.map(({ id, name, engagement }, at) => ({
      id,
      name,
      image: images.get(id) ?? null,
      engagement,
      position: at + 1,
    })),
  };
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
  const days = Array.from({ length: interval }, (_, at) => daysBefore(now, interval - 1 - at));
  const some = store.list('accesses', { userId: me.id, date: { from: days[0] ?? '' } });
  const quantityOn = new Map(some.map((one) => [one.date, one.quantity]));
  return { accesses: days.map((date) => ({ date, quantity: quantityOn.get(date) ?? 0 })) };
});

const daysBefore = (now: string, days: number): string =>
  dayOf(new Date(Date.parse(now) - days * 86_400_000));
