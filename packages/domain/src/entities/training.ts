import * as v from 'valibot';
import { StatusCourse } from './course.ts';
import { entity } from './entity.ts';
import { UserSummary } from './user.ts';
import { Count, Id, maybe, Percentage, Stars, Url, Whole } from './values.ts';

/** Tells apart the kinds of training in mixed lists (favorites, recommendations, trainings of a track). */
export const TrainingType = v.picklist(['COURSE', 'EVENT', 'TRAINING_COURSE']);
export type TrainingType = v.InferOutput<typeof TrainingType>;

/** A course, event or training course in a mixed list. For an event, classID completes its route. */
export const TrainingCard = entity(
  {
    id: Id,
    trainingType: TrainingType,
    /** Class of the event; null for the other kinds. */
    classID: v.nullable(Whole),
    title: v.string(),
    description: maybe(v.string()),
    imageURL: v.nullable(Url),
    /** Seconds. */
    duration: Count,
    rating: v.nullable(Stars),
    haveCertification: v.boolean(),
    progress: Percentage,
    statusCourse: v.nullable(StatusCourse),
    isFavorite: v.boolean(),
    isBlocked: v.boolean(),
    haveDecoins: v.boolean(),
    /** Who recommended it (recommendation list only). */
    indicatedBy: maybe(UserSummary),
  },
  {
    classID: 'classId',
    imageURL: 'imageUrl',
    haveCertification: 'hasCertificate',
    haveDecoins: 'hasDecoins',
  },
);
export type TrainingCard = v.InferOutput<typeof TrainingCard>;
