import { finishedProgress, progressSaveInterval, reachMinimum, statementCodes } from '@student/domain';
import { earn } from './coins.ts';
import { isLocked } from './contents/lock.ts';
import { hasAnsweredForm, hasStudied, watchedShare } from './contents/studied.ts';
import { found, refuse, refuseInvalid, violation } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Content, Course } from './store/records-learning.ts';
import type { Store } from './store/store.ts';
import { learnerOf } from './views/learner.ts';

type Student = { store: Store; userId: number; now: string };
type State = Records['contentStates'];

/** Seconds that one progress call stands for at normal speed. */
const savedEvery = progressSaveInterval / 1000;

/** When something was opened that was finished without that. */
const neverOpened = '';

/** How a state begins. */
const unstudied = { watched: 0, progress: 0, checkpoint: null, scorm: [], finishedAt: null };

/** Opens a content, which also enrols in its course: the contract lets contents be initialised without an enrolment. */
export const open = (student: Student, content: Content): State => {
  if (content.courseId !== null) enrol(student, content.courseId);
  return stateIn(student, content);
};

/**
 * The person's state in a content, made when there is none. Never enrols: who left a course and saves once more is refused with
 * NOT_ENROLLED, and has no progress in it.
 */
export const stateIn = ({ store, userId, now }: Student, content: Content, openedAt = now): State => {
  if (content.courseId !== null && !visit({ store, userId, now }, content.courseId)) refuse('NOT_ENROLLED');
  const known = store.find('contentStates', { userId, contentId: content.id });
  // Opened after it was finished without that: as early as it was finished, so that it counts for the course that was.
  if (known?.openedAt === neverOpened && openedAt !== neverOpened)
    return store.patch('contentStates', known.id, { openedAt: known.finishedAt ?? openedAt });
  return (
    known ??
    store.insert('contentStates', {
      userId,
      contentId: content.id,
      openedAt,
      ...unstudied,
    })
  );
};

/** Enrols in a course, or remembers the visit of somebody enrolled. */
export const enrol = (student: Student, courseId: number) => {
  const { store, userId, now } = student;
  return (
    visit(student, courseId) ??
    store.insert('enrolments', { userId, courseId, enrolledAt: now, finishedAt: null, lastAccessAt: now })
  );
};

/**
 * Leaves a course: the enrolment goes, and with it where the person stood in each content (COURSE-06). What was counted stays
 * counted, and attempts stay made, so that coming back neither counts twice nor gives more tries.
 */
export const leave = ({ store, userId, now }: Student, courseId: number) => {
  const enrolment = store.find('enrolments', { userId, courseId });
  if (enrolment) store.remove('enrolments', enrolment.id);
  const contentId = { oneOf: store.list('contents', { courseId }).map(({ id }) => id) };
  for (const { id, isCounted } of store.list('contentStates', { userId, contentId }))
    if (isCounted) store.patch('contentStates', id, unstudied);
    else store.remove('contentStates', id);
  for (const { id, finishedAt } of store.list('attempts', { userId, contentId }))
    if (!finishedAt) store.patch('attempts', id, { finishedAt: now });
};

/** Remembers the visit of somebody enrolled. */
const visit = ({ store, userId, now }: Student, courseId: number) => {
  const known = store.find('enrolments', { userId, courseId });
  return known && store.patch('enrolments', known.id, { lastAccessAt: now });
};

/** Adds fifteen seconds times the speed; reaches 99 at the minimum and never 100. */
export const advance = (student: Student, content: Content, speedRate: number): State => {
  const state = stateIn(student, content);
  // What was finished without being watched is made good by watching on.
  if ((state.finishedAt && state.isCounted) || content.minDuration === null) return state;
  const watched = state.watched + savedEvery * speedRate;
  const progress = Math.min(reachMinimum, watchedShare(content.minDuration, watched));
  return student.store.patch('contentStates', state.id, {
    watched,
    progress: Math.max(state.progress, progress),
  });
};

/**
 * Finishes a content once: progress 100, the running attempt ends, and the course when it was the last one. Coins are paid
 * for what was watched or answered, once; what was only clicked through finishes and pays nothing until it is made good and
 * finished again. An evaluation that has no answer to one of its questions is refused (FORMS-20).
 */
export const finish = (student: Student, content: Content): State => {
  const { store, userId, now } = student;
  const known = store.find('contentStates', { userId, contentId: content.id });
  if (!known?.finishedAt && !hasAnsweredForm(student, content))
    refuseInvalid([violation('VALIDATION_ERROR', 'answers', unanswered)]);
  const isOpened = Boolean(known?.openedAt);
  const state = stateIn(student, content, isOpened ? now : neverOpened);
  const isStudied = isOpened && hasStudied(student, content, state);
  if (state.finishedAt && (state.isCounted || !isStudied)) return state;
  for (const attempt of store.list('attempts', { userId, contentId: content.id }))
    if (!attempt.finishedAt) store.patch('attempts', attempt.id, { finishedAt: now });
  const finished = store.patch('contentStates', state.id, {
    progress: finishedProgress,
    finishedAt: state.finishedAt ?? now,
    ...(isStudied && { isCounted: true }),
  });
  const course = content.courseId === null ? undefined : store.get('courses', content.courseId);
  if (isStudied && !state.isCounted) count(student, content, course);
  if (course) finishCourse(student, course.id);
  return finished;
};

const unanswered = 'Responda a todas as perguntas da avaliação para concluir.';

/** What a content is worth, once: the time it takes, and its coins. */
const count = ({ store, userId, now }: Student, content: Content, course: Course | undefined) => {
  const person = found(store.get('people', userId));
  store.patch('people', userId, { totalWatched: person.totalWatched + content.duration });
  const pays = course ? course.haveDecoins : true;
  earn(
    store,
    {
      userId,
      decoins: pays ? content.decoins : 0,
      description: `Conteúdo concluído: ${content.title}`,
      source: `content:${content.id}`,
      code: statementCodes.content,
    },
    now,
  );
};

/**
 * Marks the enrolled course finished when something is released in it and nothing of that is left to do. Its coins are paid once all
 * of that counts.
 */
export const finishCourse = ({ store, userId, now }: Student, courseId: number) => {
  const enrolment = store.find('enrolments', { userId, courseId });
  const course = store.get('courses', courseId);
  if (!enrolment || !course) return enrolment;
  const learner = learnerOf(store, userId, now);
  learner.about([courseId]);
  const states = learner
    .contentsOf(courseId)
    .filter((content) => content.isReleased && !isLocked(learner, content))
    .map(({ id }) => learner.stateOf(id));
  // Where nothing is open yet there is nothing that anybody could have done.
  if (states.length === 0 || !states.every((state) => state?.finishedAt)) return enrolment;
  earn(
    store,
    {
      userId,
      decoins: course.haveDecoins && states.every((state) => state?.isCounted) ? course.decoins : 0,
      description: `Treinamento concluído: ${course.title}`,
      source: `course:${courseId}`,
      code: statementCodes.course,
    },
    now,
  );
  return enrolment.finishedAt ? enrolment : store.patch('enrolments', enrolment.id, { finishedAt: now });
};
