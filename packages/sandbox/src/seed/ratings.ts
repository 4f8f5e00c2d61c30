import type { Store } from '../store/store.ts';
import { comments } from './comments.ts';
import { courses } from './courses.ts';
import { type Dates, scatter } from './dates.ts';
import { doubts } from './doubts.ts';

/** Stars as they were given, in turn; who gave `null` in the second place wrote nothing. */
const given = [[5], [5], [4], [5], [4, null], [3], [5], [2], [5], [4]] as const;

/** Ratings of those who began a course, some likes, and doubts with and without an answer. */
export const seedRatings = (store: Store, dates: Dates) => {
  const commentOf = turns();
  const turnOfDoubt = turns();
  for (const { userId, courseId, id } of store.list('enrolments')) {
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
      createdAt: dates.at(-1 - scatter(90, id), '14:20'),
    });
  }
  for (const { userId, courseId, id } of store.list('enrolments').filter(({ id }) => id % 5 < 2)) {
    const content = store.list('contents', { courseId })[0];
    if (!content) continue;
    const [title, description, response] =
      doubts[((id % 3) + 3 * turnOfDoubt(courseId)) % doubts.length] ?? doubts[0];
    const daysAgo = 2 + scatter(40, id, 'doubt');
    store.insert('doubts', {
      userId,
      contentId: content.id,
      courseId,
      title,
      description,
      createdAt: dates.at(-daysAgo, '10:15'),
      response,
      respondedAt: response ? dates.at(-daysAgo + 1, '16:40') : null,
    });
  }
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

/** Counts how often the same was asked for, from 0. */
const turns = () => {
  const counts = new Map<string, number>();
  return (...what: readonly number[]): number => {
    const turn = counts.get(String(what)) ?? 0;
    counts.set(String(what), turn + 1);
    return turn;
  };
};
