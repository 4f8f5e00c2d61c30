import * as v from 'valibot';
import { TrainingContent } from './content.ts';
import { entity, extended } from './entity.ts';
import { rows } from './rows.ts';
import { Count, Flag, Id, Instant, maybe, Percentage, Stars, Url, Whole } from './values.ts';
import { IntroductoryContent } from './video.ts';

/** Where the person stands in a course; null (see Course) while it was not started. */
export const StatusCourse = v.picklist(['progress', 'finished']);
export type StatusCourse = v.InferOutput<typeof StatusCourse>;

export const CourseStatusCode = v.picklist([0, 1, 2]);
export type CourseStatusCode = v.InferOutput<typeof CourseStatusCode>;

export const Course = entity(
  {
    id: Id,
    idSubcategory: maybe(Whole),
    title: v.string(),
    /** Rich text. */
    description: maybe(v.string()),
    /** Seconds. */
    duration: Count,
    /** As the server writes it; the app formats `duration` itself (LIMITS-17). */
    formattedDuration: maybe(v.string()),
    /** Mean of the stars; null while nobody rated. */
    rating: v.nullable(Stars),
    isNew: Flag,
    isPill: Flag,
    isWatched: Flag,
    haveCertification: v.boolean(),
    certificatePath: maybe(Url),
    imageURL: v.nullable(Url),
    /** Alternative to imageURL on landing cards. */
    thumbnailURL: maybe(Url),
    bannerURL: maybe(Url),
    imageExtension: maybe(v.string()),
    bannerExtension: maybe(v.string()),
    /** Null where nothing is said. */
    isActive: maybe(v.boolean()),
    activationDate: maybe(Instant),
    inactivationDate: maybe(Instant),
    lastChange: maybe(Instant),
    /** Percentage done. */
    courseProgress: maybe(Percentage),
    /** Percentage done, as shown by progress lists. */
    progress: Percentage,
    hasNewContent: v.boolean(),
    statusCode: maybe(CourseStatusCode),
    statusCourse: v.nullable(StatusCourse),
    haveComments: v.boolean(),
    introductoryContent: v.nullable(IntroductoryContent),
    releaseStartDate: v.nullable(Instant),
    releaseEndDate: v.nullable(Instant),
    haveDecoins: v.boolean(),
    isFavorite: v.boolean(),
    haveTrainingInTrack: Flag,
    isBlocked: v.boolean(),
  },
  {
    haveCertification: 'hasCertificate',
    certificatePath: 'certificateUrl',
    imageURL: 'imageUrl',
    thumbnailURL: 'thumbnailUrl',
    bannerURL: 'bannerUrl',
    idSubcategory: 'subcategoryId',
    haveComments: 'hasComments',
    haveDecoins: 'hasDecoins',
    haveTrainingInTrack: 'hasTrainingInTrack',
  },
);
export type Course = v.InferOutput<typeof Course>;

export const CourseWithContents = extended(Course, {
  contents: v.array(TrainingContent),
});
export type CourseWithContents = v.InferOutput<typeof CourseWithContents>;

export const CoursePage = v.object({
  courses: rows(Course),
  hasMore: v.boolean(),
  /** Number of pages at this limit. */
  totalPages: Count,
});
export type CoursePage = v.InferOutput<typeof CoursePage>;

export const EnrollmentStatus = entity(
  {
    enrolled: v.boolean(),
    finished: v.boolean(),
  },
  { enrolled: 'isEnrolled', finished: 'isFinished' },
);
export type EnrollmentStatus = v.InferOutput<typeof EnrollmentStatus>;
