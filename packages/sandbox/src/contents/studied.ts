import { contentTypes, reachMinimum } from '@student/domain';
import type { Records } from '../store/records.ts';
import type { Content } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';
import { isLockedAmong } from './lock.ts';

type Student = { store: Reading; userId: number };
type State = Records['contentStates'];

/**
 * Whether a person did what an opened content asks for: answered every question of the exercise or of the evaluation, or
 * reached the 99 at which a client finishes (PLAYER-09). Where it asks for nothing, opening it is enough.
 */
export const hasStudied = (student: Student, content: Content, { watched }: State): boolean => {
  if (content.type === contentTypes.exercise) return hasAnsweredExercise(student, content);
  if (content.formId !== null) return hasAnsweredForm(student, content);
  return content.minDuration === null || watchedShare(content.minDuration, watched) >= reachMinimum;
};

const hasAnsweredExercise = ({ store, userId }: Student, { id }: Content): boolean => {
  const questions = store.list('questions', { contentId: id });
  return store
    .list('attempts', { userId, contentId: id })
    .some(({ answers }) =>
      questions.every((question) => answers.some(({ questionId }) => questionId === question.id)),
    );
};

/** Whether every question of the evaluation form has an answer, also where the content has none (FORMS-20). */
export const hasAnsweredForm = ({ store, userId }: Student, content: Content): boolean => {
  const { formId } = content;
  if (formId === null) return true;
  const trainingId = trainingIdOf(store, content);
  const answered = new Set(
    store.list('formAnswers', { userId, trainingId }).map(({ questionId }) => questionId),
  );
  return store.list('formQuestions', { formId }).every(({ id }) => answered.has(id));
};

/** Per cent of the least time that was watched, from 0 on; of no time all of it. */
export const watchedShare = (minDuration: number, watched: number): number =>
  minDuration <= 0 ? 100 : Math.floor((100 * watched) / minDuration);

/** Whether a person has done a content; what is done once more stays done. */
export const isDone = (state: State | undefined): boolean => Boolean(state?.finishedAt || state?.isCounted);

/** Whether somebody did something of a content until then: opened it, or finished it without that. */
export const isBegunBy = (state: State, end: string): boolean =>
  state.openedAt <= end || (state.finishedAt !== null && state.finishedAt <= end);

/**
 * Whether all that a person did of a course until they finished it was watched or answered, none of it clicked through. Where nothing
 * was done it is not. What is done once more counts on; what was clicked through and is begun again does not count for that, and what
 * was closed unfinished, or came later, asks for nothing.
 */
export const isAllCounted = (
  contents: readonly Content[],
  stateOf: (contentId: number) => State | undefined,
  finishedAt: string,
): boolean => {
  const isOpen = (content: Content) =>
    content.isReleased && !isLockedAmong(contents, content, (ids) => ids.every((id) => isDone(stateOf(id))));
  const done = contents.filter((content) => {
    const state = stateOf(content.id);
    return state && isBegunBy(state, finishedAt) && (state.finishedAt || state.isCounted || isOpen(content));
  });
  return done.length > 0 && done.every(({ id }) => stateOf(id)?.isCounted);
};

/** The course or the event that a content belongs to, as the calls of evaluations name it. */
export const trainingIdOf = (store: Reading, { courseId, classId }: Content): number =>
  courseId ?? store.get('eventClasses', classId ?? 0)?.eventId ?? 0;
