import * as v from 'valibot';
import { CourseTrack } from './course-track.ts';
import { entity, extended } from './entity.ts';
import { rows } from './rows.ts';
import { Id, Instant, maybe, Url } from './values.ts';

/** What holds course tracks and courses of one field (TRACK-01). */
export const School = entity(
  {
    id: Id,
    name: v.string(),
    description: v.nullable(v.string()),
    thumbnailURL: v.nullable(Url),
    thumbnailExtention: maybe(v.string()),
    /** One that is not is offered nowhere; where nothing is said, it is. */
    isActive: v.optional(v.boolean(), true),
    lastChange: maybe(Instant),
  },
  { thumbnailURL: 'thumbnailUrl', thumbnailExtention: 'thumbnailExtension' },
);
export type School = v.InferOutput<typeof School>;

export const SchoolWithTracks = extended(School, {
  courseTracks: rows(CourseTrack),
});
export type SchoolWithTracks = v.InferOutput<typeof SchoolWithTracks>;
