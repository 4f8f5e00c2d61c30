import type { Store } from '../store/store.ts';
import { courses, releaseOf } from './courses.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

/** Finishes the first `count` contents of a course for a person; the next one is left half-way. */
const study = (
  store: Store,
  dates: Dates,
  userId: number,
  courseId: number,
  count: number,
  daysAgo: number,
) => {
  const contents = store.list('contents', { courseId }).sort((one, other) => one.position - other.position);
  const isFinished = count >= contents.length;
  const released = releaseOf(courseId, dates);
  /** Nobody studies what has not come: in a course that is days old all this happened since. */
  const at = (days: number, hour: string) => {
    const instant = dates.at(days, hour);
    return instant < released ? dates.at(-3, hour) : instant;
  };
  // Of a course that is finished the last content was finished on the day of the course.
  const first = isFinished ? -daysAgo - contents.length + 1 : -daysAgo - 5;
  store.insert('enrolments', {
    userId,
    courseId,
    enrolledAt: at(first - 1, '08:40'),
    finishedAt: isFinished ? at(-daysAgo, '17:10') : null,
    lastAccessAt: at(-daysAgo, '17:10'),
  });
  contents.slice(0, count + 1).forEach((content, index) => {
    const isDone = index < count;
    const watched = isDone ? (content.minDuration ?? 0) : Math.floor((content.minDuration ?? 0) * 0.4);
    if (!isDone && watched === 0) return;
    store.insert('contentStates', {
      userId,
      contentId: content.id,
      watched,
      progress: isDone ? 100 : Math.floor((100 * watched) / (content.minDuration ?? 1)),
      checkpoint: isDone ? null : watched,
      scorm: [],
      openedAt: at(first + index, '08:50'),
      finishedAt: isDone ? at(first + index, '09:10') : null,
      ...(isDone && { isCounted: true }),
    });
    if (isDone && content.type === 4) answerAll(store, at(first + index, '09:10'), userId, content.id);
  });
};

const answerAll = (store: Store, finishedAt: string, userId: number, contentId: number) => {
  const answers = store.list('questions', { contentId }).map(({ id, correctId, alternatives, position }) => {
    const alternativeId = position === 3 ? (alternatives[1]?.id ?? null) : correctId;
    return {
      questionId: id,
      alternativeId,
      text: correctId === null ? 'Vou combinar com a equipe e registrar no mesmo dia.' : null,
      attempts: 1,
      isCorrect: correctId === null ? null : alternativeId === correctId,
    };
  });
  store.insert('attempts', { userId, contentId, number: 1, createdAt: finishedAt, finishedAt, answers });
};

/** Courses that Ana finished in her first years and has left since: what they paid stays, the rest of it is gone (COURSE-06). */
const leftByAna: readonly number[] = [
  9, 10, 15, 16, 17, 22, 23, 24, 25, 28, 29, 30, 31, 35, 36, 39, 42, 45, 48, 49, 53,
];

/** What leaving keeps of a course: that its contents were counted, and what was answered. */
const leave = (store: Store, dates: Dates, courseId: number) => {
  const contents = store.list('contents', { courseId }).sort((one, other) => one.position - other.position);
  contents.forEach((content, index) => {
    const day = leftAt(courseId) - contents.length + index;
    store.insert('contentStates', {
      userId: people.ana,
      contentId: content.id,
      watched: 0,
      progress: 0,
      checkpoint: null,
      scorm: [],
      openedAt: dates.at(day, '08:50'),
      finishedAt: null,
      isCounted: true,
    });
    if (content.type === 4) answerAll(store, dates.at(day, '09:10'), people.ana, content.id);
  });
};

/** The day on which Ana finished a course that she has left: weeks after it came. */
const leftAt = (courseId: number): number => -100 - 18 * (61 - courseId) + 45;

const ofAna: readonly (readonly [courseId: number, count: number, daysAgo: number])[] = [
  [courses.finished, 9, 30],
  [courses.inProgress, 1, 1],
  [courses.newContent, 3, 12],
  [courses.allTypes, 3, 2],
  [4, 9, 60],
  [6, 9, 75],
  [12, 1, 6],
  [14, 9, 45],
  [21, 9, 90],
  [26, 2, 4],
  [41, 9, 110],
  [43, 2, 9],
  [51, 9, 20],
  [52, 1, 3],
  [56, 0, 5],
];

/** What everybody has begun and finished. Caio has nothing. */
export const seedProgress = (store: Store, dates: Dates) => {
  for (const courseId of leftByAna) leave(store, dates, courseId);
  for (const [courseId, count, daysAgo] of ofAna) study(store, dates, people.ana, courseId, count, daysAgo);
  for (const { id, name } of store.list('people')) {
    if (id === people.ana || id === people.caio) continue;
    for (let turn = 0; turn < 3 + (id % 3); turn++) {
      const courseId = 1 + ((scatter(19, name) + turn * 13) % 60);
      study(store, dates, id, courseId, 1 + scatter(6, name, turn), 3 + scatter(80, name, turn, 'd'));
    }
  }
  for (const { id, passwordModifiedAt } of store.list('people')) {
    const states = store.list('contentStates', { userId: id }).filter(({ isCounted }) => isCounted);
    const seconds = states.reduce(
      (sum, { contentId }) => sum + (store.get('contents', contentId)?.duration ?? 0),
      0,
    );
    store.patch('people', id, { totalWatched: seconds });
    // Caio came today for the first time.
    if (id === people.caio) {
      store.insert('accesses', { userId: id, date: dates.on(0), quantity: 1 });
      continue;
    }
    // Without a password nobody has come yet.
    if (passwordModifiedAt === null) continue;
    for (let day = 0; day < 30; day++) {
      const quantity = scatter(6, id, 'access', day) - (day % 7 > 4 ? 4 : 1);
      if (quantity > 0) store.insert('accesses', { userId: id, date: dates.on(-day), quantity });
    }
  }
};
