import * as v from 'valibot';
import { entity } from './entity.ts';
import { Amount, Count, growing, Id, Instant, maybe, Percentage, Url, Whole } from './values.ts';
import { YoutubeVideo } from './video.ts';

/** Kind of a content, as far as kinds are known. */
export const ContentType = v.picklist([1, 2, 3, 4, 5, 6]);
export type ContentType = v.InferOutput<typeof ContentType>;

export const ScormCheckpoint = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  value: v.string(),
});
export type ScormCheckpoint = v.InferOutput<typeof ScormCheckpoint>;

export const ContentStatus = v.object({
  /** 0 to 100; 99 is the reach-minimum milestone, 100 finished. */
  progress: Percentage,
  finishedAt: v.nullable(Instant),
  /** Last saved second; null while none was saved. */
  checkpoint: maybe(Amount),
  scormCheckpoints: v.optional(v.array(ScormCheckpoint), () => []),
});
export type ContentStatus = v.InferOutput<typeof ContentStatus>;

export const ExerciseQuestionnaire = v.object({
  id: Id,
  createdAt: Instant,
  finishedAt: v.nullable(Instant),
  questions: v.object({
    corrects: Count,
    answered: Count,
    /** How many questions, which is also how many pages. */
    total: maybe(Count),
  }),
});
export type ExerciseQuestionnaire = v.InferOutput<typeof ExerciseQuestionnaire>;

export const Exercise = v.object({
  /** Seconds; null when there is no limit. */
  maximumTime: v.nullable(Count),
  status: entity(
    {
      doing: v.boolean(),
      finished: v.boolean(),
      userAttempts: Count,
      questionnaire: v.nullable(ExerciseQuestionnaire),
    },
    { doing: 'isDoing', finished: 'isFinished' },
  ),
});
export type Exercise = v.InferOutput<typeof Exercise>;

/** One content of a course or of an event class. */
export const TrainingContent = entity(
  {
    id: Id,
    title: v.string(),
    description: maybe(v.string()),
    /** One of a later server is read too: its content stands in the list and says that it is unknown (PLAYER-19). */
    type: growing(ContentType),
    imageURL: maybe(Url),
    /** File or package to open (PDF, MP3, SCORM). */
    url: v.nullable(Url),
    youtube: v.nullable(YoutubeVideo),
    /** Seconds. */
    duration: maybe(Count),
    /** Seconds to be spent before it counts as done; null when finishing is immediate. */
    minDuration: v.nullable(Count),
    isBlocked: v.boolean(),
    isReleased: v.boolean(),
    status: ContentStatus,
    exercise: v.nullable(Exercise),
    /** Evaluation form of a SEARCHFORM content. */
    searchFormId: v.nullable(Whole),
  },
  { imageURL: 'imageUrl' },
);
export type TrainingContent = v.InferOutput<typeof TrainingContent>;

export const Complement = v.object({
  id: Id,
  title: v.string(),
  description: maybe(v.string()),
  url: Url,
  extension: maybe(v.string()),
});
export type Complement = v.InferOutput<typeof Complement>;
