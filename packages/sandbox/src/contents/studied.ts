import { contentTypes } from '@student/domain';
import type { Records } from '../store/records.ts';
import type { Content } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';

type Student = { store: Reading; userId: number };
type State = Records['contentStates'];

/**
 * Whether a person did what an opened content asks for: answered every question of the exercise or of the evaluation, or
 * spent the least time that it wants. Where it asks for nothing, opening it is enough.
 */
export const hasStudied = (student: Student, content: Content, { watched }: State): boolean => {
  if (content.type === contentTypes.exercise) return hasAnsweredExercise(student, content);
  if (content.formId !== null) return hasAnsweredForm(student, content, content.formId);
  return content.minDuration === null || watched >= content.minDuration;
};

const hasAnsweredExercise = ({ store, userId }: Student, { id }: Content): boolean => {
  const questions = store.list('questions', { contentId: id });
  return store
    .list('attempts', { userId, contentId: id })
    .some(({ answers }) =>
      questions.every((question) => answers.some(({ questionId }) => questionId === question.id)),
    );
};

const hasAnsweredForm = ({ store, userId }: Student, content: Content, formId: number): boolean => {
  const trainingId = trainingIdOf(store, content);
  const answered = new Set(
    store.list('formAnswers', { userId, trainingId }).map(({ questionId }) => questionId),
  );
  return store.list('formQuestions', { formId }).every(({ id }) => answered.has(id));
};

/** Whether all that a person finished of a course was watched or answered, none of it clicked through. Where nothing was finished it is not. */
export const isAllCounted = (states: readonly (State | undefined)[]): boolean => {
  const finished = states.filter((state) => state?.finishedAt);
  return finished.length > 0 && finished.every((state) => state?.isCounted);
};

/** The course or the event that a content belongs to, as the calls of evaluations name it. */
export const trainingIdOf = (store: Reading, { courseId, classId }: Content): number =>
  courseId ?? store.get('eventClasses', classId ?? 0)?.eventId ?? 0;
