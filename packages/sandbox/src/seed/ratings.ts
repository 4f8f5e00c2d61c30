import type { Store } from '../store/store.ts';
import { comments } from './comments.ts';
import { courses } from './courses.ts';
import { type Dates, scatter } from './dates.ts';
import { type AskedDoubt, doubts } from './doubts.ts';
import { people } from './named-people.ts';

/** Stars as they were given, in turn; who gave `null` in the second place wrote nothing. */
const given = [[5], [5], [4], [5], [4, null], [3], [5], [2], [5], [4]] as const;

/** Ratings of those who began a course, some likes, and doubts with and without an answer. */
export const seedRatings = (store: Store, dates: Dates) => {
  const commentOf = turns();
  for (const { userId, courseId, id, enrolledAt } of store.list('enrolments')) {
    if (courseId === courses.unrated || id % 4 === 3) continue;
    const [stars, none] = given[scatter(given.length, userId, courseId)] ?? given[0];
    const said = comments[stars] ?? [];
    const content = store.list('contents', { courseId })[scatter(3, id)];
    store.insert('ratings', {
      userId,
      courseId,
      contentId: content?.id ?? null,
      eventId: null,
      stars,
      message:
        none === null
          ? null
          : (said[(scatter(said.length, courseId) + commentOf(courseId, stars)) % said.length] ?? null),
      likes: [2, 3, 11, 12, 13].slice(0, scatter(6, id, 'likes')),
      createdAt: dates.at(-1 - scatter(Math.max(1, daysSince(enrolledAt, dates) - 1), id), '14:20'),
    });
  }
  seedDoubts(store, dates);
  store.insert('notes', {
    userId: 1,
    contentId: 101,
    text: 'Ramal do RH: 4410. Perguntar sobre o vale-cultura.',
    seconds: 24,
  });
  store.insert('notes', {
    userId: 1,
    contentId: 101,
    text: 'Mostrar o minuto 0:41 para o time.',
    seconds: 41,
  });
};

/** Whole days from an instant to now. */
const daysSince = (instant: string, { now }: Dates): number =>
  Math.floor((Date.parse(now) - Date.parse(instant)) / 86_400_000);

/** What Ana asked: the content, the doubt by its school and place there, and how many days ago. */
const ofAna = [
  [101, 1, 0, 3],
  [1101, 2, 1, 10],
] as const;

/** What nobody asked in this course: what nobody asked at all, while there is something, then what was answered elsewhere. */
const fittingDoubt = (store: Store, schoolId: number, courseId: number): AskedDoubt | undefined => {
  const asked = store.list('doubts');
  const timesOf = ([title]: AskedDoubt) => asked.filter((one) => one.title === title).length;
  const rankOf = (doubt: AskedDoubt) => timesOf(doubt) * (doubt[2] === null ? 3 : 1);
  return [...(doubts[schoolId - 1] ?? [])]
    .filter(([title]) => !asked.some((one) => one.courseId === courseId && one.title === title))
    .sort((one, other) => rankOf(one) - rankOf(other))[0];
};

/** Doubts of those who began a course, in the words of its school; those of Ana are the ones that her bell tells of, and an open one. */
const seedDoubts = (store: Store, dates: Dates) => {
  const ask = (
    userId: number,
    contentId: number,
    [title, description, response]: AskedDoubt,
    day: number,
    answeredAt: string,
  ) =>
    store.insert('doubts', {
      userId,
      contentId,
      courseId: Math.floor(contentId / 100),
      title,
      description,
      createdAt: dates.at(day, '08:15'),
      response,
      respondedAt: response ? answeredAt : null,
    });
  for (const [contentId, school, at, daysAgo] of ofAna) {
    const asked = doubts[school - 1]?.[at];
    const answered = daysAgo === 3 ? dates.at(0, '09:12') : dates.at(-9, '15:05');
    if (asked) ask(people.ana, contentId, asked, -daysAgo, answered);
  }
  const open = 'O registro precisa ser feito no mesmo dia, ainda que o turno vire a noite?';
  ask(people.ana, 1102, ['Dúvida sobre o prazo', open, null], -2, '');
  const begun = store.list('enrolments').filter(({ userId, id }) => userId !== people.ana && id % 5 < 2);
  for (const { userId, courseId, id, enrolledAt } of begun) {
    const { schoolId = 1 } = store.get('courses', courseId) ?? {};
    const doubt = fittingDoubt(store, schoolId, courseId);
    const content = store.list('contents', { courseId })[0];
    const daysAgo = 1 + scatter(Math.max(1, daysSince(enrolledAt, dates) - 1), id, 'doubt');
    if (content && doubt) ask(userId, content.id, doubt, -daysAgo, dates.at(-daysAgo + 1, '10:40'));
  }
};

/** Counts how often the same was asked for, from 0. */
const turns = () => {
  const counts = new Map<string, number>();
  return (...what: readonly number[]): number => {
    const turn = counts.get(String(what)) ?? 0;
    counts.set(String(what), turn + 1);
    return turn;
  };
};
