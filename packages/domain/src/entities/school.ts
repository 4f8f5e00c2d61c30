import * as v from 'valibot';
import { CourseTrack } from './course-track.ts';
import { entity, extended } from './entity.ts';
import { rows } from './rows.ts';
import { Id, Url } from './values.ts';

export const School = entity(
  {
    id: Id,
    name: v.string(),
    description: v.nullable(v.string()),
    thumbnailURL: v.nullable(Url),
  },
  { thumbnailURL: 'thumbnailUrl' },
);
export type School = v.InferOutput<typeof School>;

export const SchoolWithTracks = extended(School, {
  courseTracks: rows(CourseTrack),
});
export type SchoolWithTracks = v.InferOutput<typeof SchoolWithTracks>;
