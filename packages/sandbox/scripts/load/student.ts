import { setTimeout as wait } from 'node:timers/promises';
import { randomFor } from '../../src/random.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import type { Measures } from './measures.ts';
import type { Lesson, Visitor } from './prepare.ts';
import type { openWire, Parts } from './wire.ts';

/** The calls of a dashboard, in the two waves in which a browser makes them. */
export const dashboardWaves: readonly (readonly [name: string, parts?: Parts])[][] = [
  [
    ['getConfiguration'],
    ['getCurrentUser'],
    ['listCoursesInProgress', { query: { limit: 5 } }],
    ['listRequiredCourseTracks', { query: { filterType: 'pending' } }],
    ['listNotifications'],
  ],
  [
    ['listCourses', { query: { page: 1, limit: 25 } }],
    ['listNewCourses'],
    ['listSchools'],
    ['listCourseTracks'],
    ['listEvents'],
    ['listMyInterestsWithCourses'],
    ['listInformations'],
    ['listPills', { query: { index: 0, limit: 11 } }],
  ],
];

type Surroundings = {
  wire: ReturnType<typeof openWire>;
  measures: Measures;
  lessons: readonly Lesson[];
  /** When the last pause ends, by `Date.now()`. */
  end: number;
};

/**
 * Seconds over which the students arrive: a class that begins fills within minutes, and a thousand people who press the same key in
 * the same second are none. The times of those seconds are printed by themselves beside those of the rest, and count like them.
 */
export const arrival = 10;

/** What a player waits between two saves of progress. */
const tick = 15_000;

/**
 * One student until the end: the dashboard, a course, one of its contents, watched with a save of the place and of progress
 * every fifteen seconds; a note, a rating and a look back at the dashboard in between. Gives what the server confirmed.
 */
export const study = async (
  { userId, cookie }: Visitor,
  { wire, measures, lessons, end }: Surroundings,
): Promise<Ledger> => {
  const random = randomFor(`student ${userId}`);
  const ledger = emptyLedger(userId);
  const isOver = () => Date.now() >= end;
  const pause = (from: number, to: number) =>
    wait(Math.max(0, Math.min(random.between(from, to), end - Date.now())));

  /** The time counts from the wish, with what the call waits for a connection. */
  const ask = async (name: string, parts?: Parts): Promise<boolean> => {
    const begun = performance.now();
    try {
      const { status, text } = await wire.call(cookie, name, parts);
      measures.took(name, performance.now() - begun, begun);
      if (status === 200) return true;
      measures.failed(`${name}: ${status} ${text.slice(0, 100)}`);
    } catch (error) {
      measures.failed(`${name}: ${error instanceof Error ? error.message : error}`);
    }
    return false;
  };
  const together = (calls: readonly (readonly [string, Parts?])[]) =>
    Promise.all(calls.map(([name, parts]) => ask(name, parts)));

  const visitCourse = async (courseId: number) => {
    const params = { id: courseId };
    await together([
      ['getCourse', { params }],
      ['getCourseEnrollment', { params }],
      ['listCourseInstructors', { params }],
      ['listCourseContents', { params: { courseId } }],
    ]);
    if (await ask('enrollInCourse', { params })) ledger.enrolments.add(courseId);
  };

  const watch = async (params: Lesson) => {
    const { contentId } = params;
    await together([
      ['getCourseContent', { params }],
      ['listCourseContents', { params }],
    ]);
    if (!(await ask('initializeCourseContent', { params }))) return;
    const begun = Date.now();
    await together([
      ['listCourseContentComplements', { params }],
      ['listCourseContentNotes', { params }],
      ['listCourseContentDoubts', { params }],
      ['listCourseContentRatings', { params }],
    ]);
    for (let round = 1; round <= 2 && !isOver(); round += 1) {
      await pause(3000, 6000);
      if (isOver()) return;
      const text = `Anotação ${ledger.notes.length + 1} de ${userId}`;
      if (await ask('createCourseContentNote', { params, body: { text } })) ledger.notes.push(text);
      await together([['listCourseContentNotes', { params }]]);
      await pause(2000, 4000);
      if (isOver()) return;
      const seconds = 5 * round;
      if (await ask('saveCourseContentCheckpoint', { params, body: { seconds } }))
        ledger.checkpoints.set(contentId, seconds);
      await wait(Math.max(0, Math.min(begun + round * tick, end) - Date.now()));
      if (isOver()) return;
      if (await ask('saveCourseContentProgress', { params, body: { speedRate: 1 } }))
        ledger.ticks.set(contentId, (ledger.ticks.get(contentId) ?? 0) + 1);
    }
    const message = `Avaliação ${random.whole(1, 1_000_000)}`;
    if (await ask('rateCourseContent', { params, body: { stars: random.whole(3, 5), message } }))
      ledger.ratings.set(contentId, message);
    if (await ask('addFavoriteTraining', { params: { id: params.courseId } }))
      ledger.favorites.add(params.courseId);
  };

  await pause(0, arrival * 1000);
  const start = random.whole(0, lessons.length - 1);
  for (let number = 0; !isOver(); number += 1) {
    for (const wave of dashboardWaves) await together(wave);
    await pause(2000, 4000);
    if (isOver()) break;
    // Seven is no divisor of what the seed has, so nobody comes back to the same lesson.
    const lesson = lessons[(start + 7 * number) % lessons.length];
    if (!lesson) break;
    await visitCourse(lesson.courseId);
    await pause(1000, 2000);
    if (!isOver()) await watch(lesson);
  }
  return ledger;
};
