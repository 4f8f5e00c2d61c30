import * as api from '@student/api-client';
import { dayOf } from '../clock.ts';
import { alphabet } from '../paging.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';
import { userView } from '../views/person.ts';

/** So many stand in the ranking besides who asks. */
const ranked = 20;

/** Hours watched and courses finished, weighed; the first twenty people, and who asks below them. Of the others only numbers are read. */
export const listStudentEngagement = reply(api.listStudentEngagement, ({ store, me }) => {
  const finished = store.tally('enrolments', 'userId', { finishedAt: { isNull: false } });
  const engagementOf = new Map(
    [...store.column('people', 'totalWatched')].map(([id, seconds]) => [
      id,
      Math.round(seconds / 360) / 10 + 10 * (finished.get(id)?.count ?? 0),
    ]),
  );
  const inOrder = [...engagementOf.values()].sort((one, other) => other - one);
  const least = inOrder.slice(0, ranked).at(-1) ?? 0;
  const own = engagementOf.get(me.id) ?? 0;
  // Whoever has as much as the last one, or as who asks, may stand before them by name.
  const ids = [...engagementOf].flatMap(([id, engagement]) =>
    engagement >= least || engagement === own ? [id] : [],
  );
  const names = store.column('people', 'name', { id: { oneOf: ids } });
  const byName = (some: readonly number[]) =>
    some
      .map((id) => ({ id, name: names.get(id) ?? '', engagement: engagementOf.get(id) ?? 0 }))
      .sort((one, other) => other.engagement - one.engagement || alphabet.compare(one.name, other.name));
  const first = byName(ids)
    .slice(0, ranked)
    .map((student, at) => ({ ...student, position: at + 1 }));
  const alike = byName(ids.filter((id) => engagementOf.get(id) === own));
  const below = first.some(({ id }) => id === me.id)
    ? []
    : alike.flatMap((student, at) =>
        student.id === me.id
          ? [{ ...student, position: inOrder.filter((more) => more > own).length + at + 1 }]
          : [],
      );
  const shown = [...first, ...below];
  const people = store.list('people', { id: { oneOf: shown.map(({ id }) => id) } });
  const images = new Map(people.map(({ id, image }) => [id, image]));
  return { students: shown.map((student) => ({ ...student, image: images.get(student.id) ?? null })) };
});

export const getMyStatistics = reply(api.getMyStatistics, ({ store, me, now }) => {
  const { completeCourses, totalWatched, certificateGenerated, decoins } = userView(store, me, now);
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
