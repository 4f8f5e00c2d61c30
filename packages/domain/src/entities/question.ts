import * as v from 'valibot';
import { ExerciseQuestionnaire } from './content.ts';
import { Count, Id, Instant, maybe, Whole } from './values.ts';

export const QuestionType = v.picklist(['ALTERNATIVE', 'DESCRIPTIVE']);
export type QuestionType = v.InferOutput<typeof QuestionType>;

export const Alternative = v.object({
  id: Id,
  description: v.string(),
});
export type Alternative = v.InferOutput<typeof Alternative>;

export const Question = v.object({
  id: Id,
  /** Rich text. */
  description: v.string(),
  type: QuestionType,
  alternatives: v.array(Alternative),
  /** Null when unlimited. */
  attemptLimit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  attempts: Count,
  /** Null until answered, and for descriptive questions until corrected. */
  isCorrect: v.nullable(v.boolean()),
  answeredAlternativeId: v.nullable(Whole),
  /** Text given to a descriptive question. */
  answer: maybe(v.string()),
});
export type Question = v.InferOutput<typeof Question>;

/** One question per page. */
export const QuestionPage = v.object({
  question: Question,
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Null on page 1. */
  previousPage: v.nullable(Whole),
  /** Null on the last page. */
  nextPage: v.nullable(Whole),
  /** Equals the number of questions. */
  totalPages: Count,
});
export type QuestionPage = v.InferOutput<typeof QuestionPage>;

export const QuestionnaireResponses = v.object({
  questionnaire: ExerciseQuestionnaire,
  questions: v.array(Question),
});
export type QuestionnaireResponses = v.InferOutput<typeof QuestionnaireResponses>;

export const QuestionnaireCover = v.object({
  id: Id,
  title: v.string(),
  description: maybe(v.string()),
  /** Seconds. */
  maximumTime: v.nullable(Count),
  userAttempts: Count,
  totalQuestions: Count,
  finishedAt: maybe(Instant),
});
export type QuestionnaireCover = v.InferOutput<typeof QuestionnaireCover>;
