import type { Store } from '@student/sandbox';
import { paths } from '../../apps/student/src/paths.ts';

/** An exercise of five questions in a course that nobody of the seed has begun, and an attempt of Ana at it. */
export const courseId = 34;
export const contentId = 3403;
export const questionnaireId = 9001;
/** When stories live. */
export const noon = Date.parse('2026-03-02T15:00:00Z');
const limit = 15 * 60;

export const questionAt = (page: number) => paths.courseQuestionnaire({ courseId, questionnaireId, page });

type Answers = {
  questionId: number;
  alternativeId: number | null;
  text: string | null;
  isCorrect: boolean | null;
}[];

/** `arrange` of a story: an attempt with so many seconds left, finished where it is told. */
export const attemptWith =
  (secondsLeft: number, { isFinished = false, answersFrom = (_store: Store): Answers => [] } = {}) =>
  ({ store }: { store: Store }) => {
    const createdAt = new Date(noon - (limit - secondsLeft) * 1000).toISOString();
    const finishedAt = isFinished ? new Date(noon).toISOString() : null;
    store.insert('enrolments', {
      userId: 1,
      courseId,
      enrolledAt: createdAt,
      finishedAt: null,
      lastAccessAt: createdAt,
    });
    store.insert('attempts', {
      id: questionnaireId,
      userId: 1,
      contentId,
      number: 1,
      createdAt,
      finishedAt,
      answers: answersFrom(store).map((answer) => ({ ...answer, attempts: 1 })),
    });
  };

/** All but the last question, of which two rightly. */
export const someAnswers = (store: Store): Answers =>
  store.list('questions', { contentId }).flatMap(({ id, correctId, alternatives, position }): Answers => {
    if (position === 4) return [];
    if (correctId === null)
      return [{ questionId: id, alternativeId: null, text: 'Com a equipe.\nNo mesmo dia.', isCorrect: null }];
    const alternativeId = position === 2 ? (alternatives[0]?.id ?? null) : correctId;
    return [{ questionId: id, alternativeId, text: null, isCorrect: alternativeId === correctId }];
  });
