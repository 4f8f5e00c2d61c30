import * as v from 'valibot';
import { entity } from './entity.ts';
import { Count, Flag, Id, Instant, maybe, Url, Whole } from './values.ts';

export const EvaluationQuestionType = v.picklist(['STARS', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TEXT']);
export type EvaluationQuestionType = v.InferOutput<typeof EvaluationQuestionType>;

export const EvaluationChoice = v.object({
  id: Id,
  title: v.string(),
});
export type EvaluationChoice = v.InferOutput<typeof EvaluationChoice>;

/** A question of an evaluation form, and the answer that was given last (FORMS-17). */
export const EvaluationQuestion = entity(
  {
    id: Id,
    title: v.string(),
    description: maybe(v.string()),
    imageURL: maybe(Url),
    isActive: v.optional(v.boolean(), true),
    isLinked: Flag,
    showHomePage: Flag,
    lastChange: maybe(Instant),
    authorName: maybe(v.string()),
    type: EvaluationQuestionType,
    /** Number of stars on the scale, for STARS. */
    evaluation: maybe(Whole),
    singleChoices: v.optional(v.array(EvaluationChoice), () => []),
    multiChoices: v.optional(v.array(EvaluationChoice), () => []),
    answerId: maybe(Whole),
    multiAnswerIds: v.optional(v.array(Id), () => []),
    answerText: maybe(v.string()),
    stars: maybe(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  },
  { imageURL: 'imageUrl', showHomePage: 'isOnHomePage' },
);
export type EvaluationQuestion = v.InferOutput<typeof EvaluationQuestion>;

export const EvaluationPage = v.object({
  question: EvaluationQuestion,
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How many questions are asked. */
  totalPages: Count,
  /** Questions already answered. */
  answeredIds: v.array(Id),
});
export type EvaluationPage = v.InferOutput<typeof EvaluationPage>;

/** The field that fits the question type. */
export const EvaluationAnswer = v.strictObject({
  answerId: v.nullish(Whole),
  multiAnswerIds: v.optional(v.array(Id)),
  answerText: v.nullish(v.string()),
  stars: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
});
export type EvaluationAnswer = v.InferInput<typeof EvaluationAnswer>;
