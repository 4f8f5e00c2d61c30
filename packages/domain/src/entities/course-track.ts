import * as v from 'valibot';
import { Course } from './course.ts';
import { entity, extended } from './entity.ts';
import { rows } from './rows.ts';
import { Count, Flag, Id, Instant, maybe, Url } from './values.ts';

export const RequiredTrackFilter = v.picklist(['all', 'pending', 'finished']);
export type RequiredTrackFilter = v.InferOutput<typeof RequiredTrackFilter>;

/** A track of courses, and how far the person is with it (TRACK-02). */
export const CourseTrack = entity(
  {
    id: Id,
    schoolId: Id,
    title: v.string(),
    description: v.nullable(v.string()),
    isActive: v.optional(v.boolean(), true),
    lastChange: maybe(Instant),
    thumbnailURL: v.nullable(Url),
    /** Spelled so by the server. */
    thumbnailExtention: maybe(v.string()),
    isBlocked: v.boolean(),
    totalCourses: Count,
    finishedCourses: Count,
    haveRatings: Flag,
    /** The track also holds events or training courses. */
    haveTrainingInTrack: v.boolean(),
  },
  {
    thumbnailURL: 'thumbnailUrl',
    thumbnailExtention: 'thumbnailExtension',
    haveRatings: 'hasRatings',
    haveTrainingInTrack: 'hasTrainingInTrack',
  },
);
export type CourseTrack = v.InferOutput<typeof CourseTrack>;

/** A required track with the courses to be done. */
export const MandatoryCourseTrack = extended(CourseTrack, {
  courses: rows(Course),
});
export type MandatoryCourseTrack = v.InferOutput<typeof MandatoryCourseTrack>;
