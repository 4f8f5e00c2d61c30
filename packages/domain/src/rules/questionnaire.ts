import type { TrainingContent } from '../entities/content.ts';
import type { Question } from '../entities/question.ts';
import { clampPage } from './pagination.ts';

type Attempt = NonNullable<NonNullable<TrainingContent['exercise']>['status']['questionnaire']>;

/** Pages around a question, one question a page; null where there is none (QUIZ-06, QUIZ-07, QUIZ-08). */
export function questionPages(page: number, total: number): { previous: number | null; next: number | null } {
  return { previous: page > 1 ? page - 1 : null, next: page < total ? page + 1 : null };
}

/**
 * Tells whether a question takes another answer: not once its attempts are used up (QUIZ-14), and not once it is known to be right,
 * which a slip of the finger would undo.
 */
export function acceptsAnswer(question: {
  attempts: number;
  attemptLimit?: number | null;
  isCorrect?: boolean | null;
}): boolean {
  if (question.isCorrect) return false;
  return question.attemptLimit == null || question.attempts < question.attemptLimit;
}

/** When the attempt ends, in ms since 1970: creation plus `maximumTime` seconds (the contract's unit); `undefined` without a limit (QUIZ-15). */
export function questionnaireDeadline(
  createdAt: Date | string,
  maximumTime: number | null | undefined,
): number | undefined {
  const start = new Date(createdAt).getTime();
  return maximumTime && !Number.isNaN(start) ? start + maximumTime * 1000 : undefined;
}

/** How the clock of an attempt stands. */
export type ClockStage = 'calm' | 'short' | 'urgent' | 'over';

const shortTime = 5 * 60_000;
const urgentTime = 60_000;

/** The stage of a clock with so many ms left: the last five minutes and the last one are told of (QUIZ-15). */
export function clockStage(left: number): ClockStage {
  if (left <= 0) return 'over';
  if (left <= urgentTime) return 'urgent';
  return left <= shortTime ? 'short' : 'calm';
}

/** The content that an attempt is of: the one whose exercise names it as its own (QUIZ-01, QUIZ-02). */
export function contentOfQuestionnaire<Content extends Pick<TrainingContent, 'exercise'>>(
  contents: readonly Content[],
  questionnaireId: number,
): Content | undefined {
  return contents.find(({ exercise }) => exercise?.status.questionnaire?.id === questionnaireId);
}

/** A content once its exercise was begun anew, before the server says so itself (QUIZ-04). */
export function withAttempt<Content extends Pick<TrainingContent, 'exercise' | 'status'>>(
  content: Content,
  questionnaire: Attempt,
): Content {
  const { exercise } = content;
  if (!exercise) return content;
  return {
    ...content,
    status: { ...content.status, progress: 0, finishedAt: null },
    exercise: {
      ...exercise,
      status: {
        isDoing: true,
        isFinished: false,
        userAttempts: exercise.status.userAttempts + 1,
        questionnaire: {
          ...questionnaire,
          finishedAt: null,
          questions: { ...questionnaire.questions, corrects: 0, answered: 0 },
        },
      },
    },
  };
}

/**
 * Where somebody goes on: the page that this device remembers, else the first that nobody who answers in order has answered.
 * Without a known number of questions a remembered page is taken at its word.
 */
export function resumedPage({
  remembered,
  answered,
  total,
}: {
  remembered: number | undefined;
  answered: number;
  total: number | null | undefined;
}): number {
  const page = remembered ?? answered + 1;
  return total ? clampPage(page, total) : Math.max(1, remembered ?? 1);
}

/** The page that an address names, within those that there are; without a known number, page 1 at least. */
export function questionPageIn(text: string | undefined, total: number | null | undefined): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return total ? clampPage(page, total) : Math.max(1, page);
}

/** Tells whether a question has an answer. */
export function isAnswered({
  answeredAlternativeId,
  answer,
}: Pick<Question, 'answeredAlternativeId' | 'answer'>): boolean {
  return answeredAlternativeId !== null || Boolean(answer);
}

/** The questions that nobody has answered, by their pages as far as these are known, and how many there are where that is known. */
export type OpenQuestions = { pages: readonly number[]; count: number | undefined };

/**
 * The questions that nobody has answered: neither the server knows of an answer nor does one wait on this device (QUIZ-11). Of those
 * that were not looked at only the server's count tells, if there is one: where it leaves none of them answered, all are named.
 */
export function openQuestions({
  total,
  answered,
  isAnswered: isAnsweredAt,
}: {
  total: number;
  /** By the server's count, and those that it does not have yet. */
  answered: number | undefined;
  /** Whether the question of a page has an answer; `undefined` where it was not looked at. */
  isAnswered: (page: number) => boolean | undefined;
}): OpenQuestions {
  const all = Array.from({ length: total }, (_, at) => at + 1);
  const open = all.filter((page) => isAnsweredAt(page) === false);
  const unseen = all.filter((page) => isAnsweredAt(page) === undefined);
  if (unseen.length === 0) return { pages: open, count: open.length };
  if (answered === undefined) return { pages: open, count: undefined };
  const count = Math.max(open.length, total - answered);
  if (count < open.length + unseen.length) return { pages: open, count };
  return { pages: all.filter((page) => !isAnsweredAt(page)), count: open.length + unseen.length };
}
